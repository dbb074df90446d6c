import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PlatformSettings } from './platform-settings.ts';
import { PROCESSES, type Ports } from './ports.ts';
import { processStarts } from './process-starts.ts';

const ports = Object.fromEntries(PROCESSES.map((name, index) => [name, 9000 + index])) as unknown as Ports;

const othersOf = (isCompact: boolean) =>
  processStarts({ home: 'home', publicHost: '0.0.0.0', isCompact } as PlatformSettings, {}, ports).others;

describe('processStarts', () => {
  it('starts each worker in a process of its own', () => {
    assert.deepEqual(
      othersOf(false).map(({ spec }) => spec.name),
      ['students-worker', 'exams-worker', 'media-worker', 'members-worker', 'gateway'],
    );
  });

  it('starts all workers in one process, which is there when each of them answers', () => {
    const [workers, gateway] = othersOf(true);
    assert.deepEqual(
      workers?.spec.args.filter((argument) => argument.startsWith('services/')),
      [4, 5, 6, 7].map((at) => `services/${PROCESSES[at]?.split('-')[0]}/dist/worker.js=${9000 + at}`),
    );
    assert.equal(workers?.probes.length, 4);
    assert.deepEqual(gateway?.probes, ['http://127.0.0.1:9008/api/health/live']);
  });
});
