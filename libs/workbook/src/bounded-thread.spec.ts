import { Worker } from 'node:worker_threads';
import { firstMessage } from './bounded-thread';

const LIMITS = { processorMs: 60_000, waitMs: 600_000, lookEveryMs: 10 };
const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 };

const end = (code: string, limits: Partial<typeof LIMITS> = {}) =>
  firstMessage<string>(new Worker(code, { eval: true, resourceLimits }), { ...LIMITS, ...limits });

describe('firstMessage', () => {
  it('gives the message of a thread that stays within its limits', async () => {
    expect(await end("require('node:worker_threads').parentPort.postMessage('read')")).toEqual({
      message: 'read',
    });
  });

  it('ends a thread that uses more processor time, however long that takes', async () => {
    expect(await end('for (;;);', { processorMs: 50 })).toEqual({ exceeded: 'processor' });
  });

  it('ends a thread that gets no processor', async () => {
    expect(await end('setInterval(() => {}, 1000)', { waitMs: 50 })).toEqual({ exceeded: 'wait' });
  });

  it('ends with the thread that needs more memory, or fails', async () => {
    expect(await end('const all = []; for (;;) all.push(new Array(1e5).fill({}))')).toEqual({
      exceeded: 'memory',
    });
    expect(await end("throw new Error('broken')")).toEqual({ exceeded: 'memory' });
    expect(await end('process.exit(0)')).toEqual({ exceeded: 'memory' });
  });
});
