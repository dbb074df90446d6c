import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PROCESSES, SHARED_PROCESS } from './ports.ts';
import { stopInOrder } from './stop-in-order.ts';

/** Time beyond the grace in which a supervisor sees that a killed process is gone. */
const KILL_MS = 1000;
const LIMIT_MS = 8000;

/** Stops on a clock of its own, on which each group takes its time, or its grace and the kill. */
async function stopOn({ processesMs, storesMs }: { processesMs: number; storesMs: number }) {
  let clock = 0;
  const stopped: string[] = [];
  const supervisor = {
    stop: async (graceMs: number, names?: string[]) => {
      const takes = names ? processesMs : storesMs;
      clock += takes > graceMs ? graceMs + KILL_MS : takes;
      stopped.push(`${names?.join() ?? 'stores'}${takes > graceMs ? ' killed' : ''}`);
    },
  };
  await stopInOrder(supervisor, () => clock);
  return { clock, stopped };
}

describe('stopInOrder', () => {
  const processes = [...PROCESSES, SHARED_PROCESS].join();

  it('stops the processes before their stores', async () => {
    const { stopped } = await stopOn({ processesMs: 800, storesMs: 700 });
    assert.deepEqual(stopped, [processes, 'stores']);
  });

  it('gives the stores what the processes left of the time', async () => {
    const { stopped } = await stopOn({ processesMs: 800, storesMs: 6000 });
    assert.deepEqual(stopped, [processes, 'stores']);
  });

  it('has stopped everything within 8 s when nothing ends by itself', async () => {
    const { clock, stopped } = await stopOn({ processesMs: 60_000, storesMs: 60_000 });
    assert.deepEqual(stopped, [`${processes} killed`, 'stores killed']);
    assert.ok(clock <= LIMIT_MS);
  });
});
