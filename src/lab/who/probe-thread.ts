// The program of the thread that loads a bot first: says when its file has come to its end.
import { parentPort, workerData } from 'node:worker_threads';

// Whoever waits for ever must be seen to wait: without a listener the thread would end.
parentPort?.on('message', () => {});
await import(workerData as string).catch(() => {});
parentPort?.postMessage('loaded');
