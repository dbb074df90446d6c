import { isApiError } from '@concord/api-client';
import type { Attempt } from '@concord/contracts';
import type { ExamDevice, KeptPaper } from '../device/exam-device';
import type { AttemptCalls } from './attempt-calls';
import { SaveEngine } from './save-engine';
import { takeUp, type SaveState } from './save-state';
import { ServerClock } from './server-clock';
import { realTiming } from './timing';

/** One attempt on this page: its paper, the saving of its answers and the server's clock. */
export class ExamRun {
  readonly attempt: KeptPaper['attempt'];
  readonly clock: ServerClock;
  readonly engine: SaveEngine;
  private submitting: boolean;

  constructor(
    paper: KeptPaper,
    kept: { readonly saves: SaveState; readonly submitting: boolean },
    private readonly device: ExamDevice,
    private readonly calls: AttemptCalls,
  ) {
    this.attempt = paper.attempt;
    this.clock = new ServerClock(paper.clockLead);
    this.submitting = kept.submitting;
    this.engine = new SaveEngine(takeUp(kept.saves), {
      save: async (body) => {
        const sentAt = performance.now();
        const answer = await calls.save(paper.attempt._id, body);
        this.clock.sync(answer.serverTime, sentAt);
        return answer;
      },
      keep: (saves) => device.keepProgress(paper.attempt._id, { saves, submitting: this.submitting }),
      timing: realTiming,
    });
  }

  /** Whether an earlier page was already handing it in. */
  get handedIn(): boolean {
    return this.submitting;
  }

  /** From now on, also after a reload, the attempt is handed in and takes no more answers. */
  async handIn(): Promise<void> {
    this.submitting = true;
    this.engine.stop();
    await this.device.keepProgress(this.attempt._id, { saves: this.engine.snapshot(), submitting: true });
  }

  /**
   * Takes up what the server holds, after a reload. Without an answer the device's own state goes on.
   *
   * @returns whether the attempt still takes answers, as far as can be told
   */
  async catchUp(): Promise<boolean> {
    const sentAt = performance.now();
    try {
      const attempt = await this.calls.read(this.attempt._id);
      if (attempt.status !== 'open') return false;
      await this.takeIn(attempt, sentAt);
      this.engine.heartbeat();
      return true;
    } catch (error) {
      return !(isApiError(error) && error.status === 404);
    }
  }

  /** Starts the attempt again on this device, which ends it on the other. */
  async continueHere(): Promise<void> {
    const sentAt = performance.now();
    await this.takeIn(await this.calls.start(this.attempt.assignment), sentAt);
  }

  private async takeIn(attempt: Attempt, sentAt: number): Promise<void> {
    this.clock.sync(attempt.serverTime, sentAt);
    await this.engine.resume(attempt);
  }
}

/** The attempt that the device holds under this id, ready to go on; null when it holds none. */
export async function openRun(id: string, device: ExamDevice, calls: AttemptCalls): Promise<ExamRun | null> {
  const [paper, progress] = await Promise.all([device.paper(id), device.progress(id)]);
  return paper && progress ? new ExamRun(paper, progress, device, calls) : null;
}
