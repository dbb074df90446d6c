import type { DocumentStatus } from '@concord/contracts';
import { fakeTiming, settle } from '../testing/fake-timing';
import { pollResultSlip, SLIP_FAILED, SLIP_TIMED_OUT } from './poll-result-slip';

function setUp(answers: DocumentStatus[]) {
  const { timing, advance } = fakeTiming();
  const progress: number[] = [];
  const last = answers.at(-1) ?? { status: 'queued', progress: 0 };
  const done = pollResultSlip({
    request: () => Promise.resolve({ jobId: 'j1' }),
    status: () => Promise.resolve(answers.shift() ?? last),
    timing,
    onProgress: (percent) => progress.push(percent),
  });
  return { done, advance, progress };
}

describe('pollResultSlip', () => {
  it('returns the address when the slip is ready', async () => {
    const { done, advance, progress } = setUp([
      { status: 'queued', progress: 0 },
      { status: 'working', progress: 40 },
      { status: 'done', progress: 100, url: 'media/files/x' },
    ]);
    for (let turn = 0; turn < 3; turn += 1) {
      await settle();
      advance(1000);
    }
    await expect(done).resolves.toBe('media/files/x');
    expect(progress).toEqual([0, 40]);
  });

  it('throws when the slip could not be made', async () => {
    await expect(setUp([{ status: 'failed', progress: 0 }]).done).rejects.toThrow(SLIP_FAILED);
  });

  it('times out', async () => {
    const { done, advance } = setUp([{ status: 'queued', progress: 0 }]);
    const refused = expect(done).rejects.toThrow(SLIP_TIMED_OUT);
    for (let turn = 0; turn < 200; turn += 1) {
      await settle();
      advance(1000);
    }
    await refused;
  });
});
