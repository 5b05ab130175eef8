// What is wrong with a position, collected while it is laid out.
import { type Path, PositionError } from '../../../core/position.ts';

export class Wrong {
  readonly errors: PositionError[] = [];

  add(path: Path, message: string): void {
    this.errors.push(new PositionError(path, message));
  }

  /** What `act` complains of belongs there. */
  at(path: Path, act: () => void): void {
    try {
      act();
    } catch (error) {
      if (error instanceof PositionError) this.errors.push(error);
      else this.add(path, error instanceof Error ? error.message : String(error));
    }
  }
}
