import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/** A bare BullMQ worker whose jobs do nothing: what the queue itself can do. Takes QUEUE of REDIS_URL, CONCURRENCY at a time. */
const load = createRequire(resolve(import.meta.dirname, '../../libs/nest-platform/package.json'));
const { Worker } = load('bullmq');
const { QUEUE, REDIS_URL, CONCURRENCY } = process.env;

const worker = new Worker(QUEUE, async () => undefined, {
  connection: { url: REDIS_URL, maxRetriesPerRequest: null },
  concurrency: Number(CONCURRENCY),
});
worker.on('error', (error) => console.error(error));
process.on('SIGTERM', () => void worker.close().then(() => process.exit(0)));
