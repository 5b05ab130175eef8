// The time that a session may take. When it is over, what runs is finished, as after a Ctrl-C.

/** `work` is given a signal that comes when the milliseconds are over, where there are any, or when it is interrupted. */
export async function withClock<T>(
  time: number | null,
  interrupted: AbortSignal,
  work: (stop: AbortSignal) => Promise<T>,
): Promise<T> {
  // Not AbortSignal.timeout: within AbortSignal.any Node 20 may collect it as garbage, and then it never comes.
  const stop = new AbortController();
  const end = () => stop.abort();
  const timer = time === null ? undefined : setTimeout(end, time);
  interrupted.addEventListener('abort', end, { once: true });
  if (interrupted.aborted) end();
  try {
    return await work(stop.signal);
  } finally {
    clearTimeout(timer);
    interrupted.removeEventListener('abort', end);
  }
}
