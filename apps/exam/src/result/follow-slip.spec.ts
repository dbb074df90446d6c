import type { DocumentStatus } from '@concord/contracts';
import { handTiming, settle } from '../testing/hand-timing';
import { followSlip, NO_SLIP, SLIP_TAKES_LONG } from './follow-slip';

function setUp(answers: DocumentStatus[]) {
  const { timing, advance } = handTiming();
  const progress: number[] = [];
  const last = answers.at(-1) ?? { status: 'queued', progress: 0 };
  const done = followSlip({
    order: () => Promise.resolve({ jobId: 'j1' }),
    status: () => Promise.resolve(answers.shift() ?? last),
    timing,
    onProgress: (percent) => progress.push(percent),
  });
  return { done, advance, progress };
}

describe('followSlip', () => {
  it('gives the link when the slip is there', async () => {
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

  it('says that it could not be made', async () => {
    await expect(setUp([{ status: 'failed', progress: 0 }]).done).rejects.toThrow(NO_SLIP);
  });

  it('does not wait for ever', async () => {
    const { done, advance } = setUp([{ status: 'queued', progress: 0 }]);
    const refused = expect(done).rejects.toThrow(SLIP_TAKES_LONG);
    for (let turn = 0; turn < 200; turn += 1) {
      await settle();
      advance(1000);
    }
    await refused;
  });
});
