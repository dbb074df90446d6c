import type { DocumentStatus } from '@concord/contracts';
import { advance, useFakeTimers } from '../testing/fake-timers';
import { pollResultSlip, SLIP_FAILED, SLIP_TIMED_OUT } from './poll-result-slip';

const QUEUED: DocumentStatus = { status: 'queued', progress: 0 };

function poll(...answers: DocumentStatus[]) {
  const onProgress = jest.fn();
  const request = async () => ({ jobId: 'j1' });
  return {
    onProgress,
    done: pollResultSlip({ request, status: async () => answers.shift() ?? QUEUED, onProgress }),
  };
}

describe('pollResultSlip', () => {
  useFakeTimers();

  it('returns the address when the slip is ready', async () => {
    const working: DocumentStatus = { status: 'working', progress: 40 };
    const { done, onProgress } = poll(QUEUED, working, {
      status: 'done',
      progress: 100,
      url: 'media/files/x',
    });
    await advance(1400);
    await expect(done).resolves.toBe('media/files/x');
    expect(onProgress.mock.calls).toEqual([[0], [40]]);
  });

  it('throws when the slip could not be made', async () => {
    await expect(poll({ status: 'failed', progress: 0 }).done).rejects.toThrow(SLIP_FAILED);
  });

  it('times out', async () => {
    const refused = expect(poll().done).rejects.toThrow(SLIP_TIMED_OUT);
    await advance(125_000);
    await refused;
  });
});
