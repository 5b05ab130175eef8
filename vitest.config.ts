import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Workers and killed programs run the bundle.
    globalSetup: ['test/build-first.ts'],
    // One more than there are cores: many tests wait for other processes.
    maxWorkers: availableParallelism() + 1,
    // Whole games by the thousand, on any machine: long enough that only a hang is cut off.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: { provider: 'v8', include: ['src/**', 'bots/**'] },
  },
});
