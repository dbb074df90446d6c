import type { Attempt } from '@concord/contracts';
import type { ExamDevice, HandInReason, KeptPaper, KeptProgress } from '../device/exam-device';
import type { AttemptCalls } from './attempt-calls';
import { SaveEngine, stopOf } from './save-engine';
import { takeUp, type StopPhase } from './save-state';
import { ServerClock } from './server-clock';
import { realTiming } from './timing';

/** One attempt on this page: its paper, the saving of its answers and the server's clock. */
export class ExamRun {
  readonly attempt: KeptPaper['attempt'];
  readonly clock: ServerClock;
  readonly engine: SaveEngine;
  private submitting: HandInReason | null;
  private asking = false;
  private lastKept: Promise<void> = Promise.resolve();

  constructor(
    paper: KeptPaper,
    kept: KeptProgress,
    private readonly device: ExamDevice,
    private readonly calls: AttemptCalls,
  ) {
    this.attempt = paper.attempt;
    this.clock = new ServerClock(kept.clockLead);
    this.submitting = kept.submitting;
    this.engine = new SaveEngine(takeUp(kept.saves), {
      save: async (body) => {
        const sentAt = this.clock.reading();
        const answer = await calls.save(paper.attempt._id, body);
        this.clock.sync(answer.serverTime, sentAt);
        return answer;
      },
      keep: () => this.keep(),
      timing: realTiming,
    });
  }

  /** Why an earlier page was already handing it in; null when none was. */
  get handedIn(): HandInReason | null {
    return this.submitting;
  }

  /** Milliseconds left on the server's clock, as far as this device can tell. */
  get timeLeft(): number {
    return Date.parse(this.engine.snapshot().deadline) - this.clock.now();
  }

  /** From now on, also after a reload, the attempt is handed in and takes no more answers. */
  async handIn(reason: HandInReason): Promise<void> {
    this.submitting = reason;
    this.engine.stop();
    await this.keep();
  }

  /** There is time left after all: it takes answers again. */
  async goOn(): Promise<void> {
    this.submitting = null;
    await this.keep();
    this.engine.start();
  }

  /** Leaves the attempt to another tab: what is kept is all that this one knew. */
  async yield(): Promise<void> {
    this.engine.stop();
    await this.lastKept;
  }

  /** Whether the server was asked how the attempt stands and has not answered: the time shown may be wrong. */
  get catchingUp(): boolean {
    return this.asking;
  }

  /** Takes up what the server holds, after a reload. Without an answer the device's own state goes on. */
  async catchUp(): Promise<void> {
    const sentAt = this.clock.reading();
    this.asking = true;
    try {
      const attempt = await this.calls.read(this.attempt._id);
      const phase = phaseOf(attempt);
      if (phase) {
        await this.engine.halt(phase);
        return;
      }
      await this.takeIn(attempt, sentAt);
      this.engine.heartbeat();
    } catch (error) {
      const phase = stopOf(error);
      if (phase) await this.engine.halt(phase);
    } finally {
      this.asking = false;
    }
  }

  /** Starts the attempt again on this device, which ends it on the other. */
  async continueHere(): Promise<void> {
    const sentAt = this.clock.reading();
    const attempt = await this.calls.start(this.attempt.assignment);
    // Staff may have begun the exam anew meanwhile: that is another attempt, and this one is history.
    if (attempt._id !== this.attempt._id) await this.engine.halt('reset');
    else {
      // A page opened after the take-over never began to send, or an earlier one was already handing in.
      this.submitting = null;
      await this.takeIn(attempt, sentAt);
      this.engine.start();
    }
  }

  private async takeIn(attempt: Attempt, sentAt: number): Promise<void> {
    this.clock.sync(attempt.serverTime, sentAt);
    await this.engine.resume(attempt);
  }

  private keep(): Promise<void> {
    this.lastKept = this.device.keepProgress(this.attempt._id, {
      saves: this.engine.snapshot(),
      submitting: this.submitting,
      clockLead: this.clock.lead(),
    });
    return this.lastKept;
  }
}

/** Why an attempt that the server shows takes no more answers; undefined while it does. */
function phaseOf(attempt: Attempt): StopPhase | undefined {
  const status: string = attempt.status;
  if (status === 'open') return undefined;
  return status === 'reset' ? 'reset' : 'closed';
}

/** The attempt that the device holds under this id, ready to go on; null when it holds none. */
export async function openRun(id: string, device: ExamDevice, calls: AttemptCalls): Promise<ExamRun | null> {
  const [paper, progress] = await Promise.all([device.paper(id), device.progress(id)]);
  return paper && progress ? new ExamRun(paper, progress, device, calls) : null;
}
