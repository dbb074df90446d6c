import { ServerClock } from '@concord/api-client/browser';
import type { Activity, Attempt, Paper } from '@concord/contracts';
import type { ExamDevice } from '../device/exam-device';
import type { PaperRecord, ProgressRecord, StopPhase, SubmitReason } from '../device/records';
import type { AttemptCalls } from './requests';
import { SaveEngine, stopPhaseOf } from './save-engine';
import { restoreSaveState } from './save-state';

/** One attempt on this page: its paper, the engine that saves its answers, and the server's clock. */
export class LocalAttempt {
  readonly attempt: PaperRecord['attempt'];
  readonly clock: ServerClock;
  readonly engine: SaveEngine;
  /** Activity of this attempt known to the server. */
  knownActivity: Activity | undefined;
  private submitting: SubmitReason | null;
  private refreshing = false;
  private lastWrite: Promise<void> = Promise.resolve();

  constructor(
    paper: PaperRecord,
    progress: ProgressRecord,
    private readonly device: ExamDevice,
    readonly calls: AttemptCalls,
  ) {
    this.attempt = paper.attempt;
    this.clock = new ServerClock(progress.clockLead);
    this.submitting = progress.submitting;
    this.engine = new SaveEngine(restoreSaveState(progress.saves), {
      save: async (body) => {
        const sentAt = this.clock.running();
        const answer = await calls.save(paper.attempt._id, body);
        this.clock.sync(answer.serverTime, sentAt);
        return answer;
      },
      persist: () => this.persist(),
    });
  }

  /** Reason for the submission by this page, or an earlier one; null if not submitting. */
  get submitReason(): SubmitReason | null {
    return this.submitting;
  }

  /** Milliseconds left by the server's clock, as far as this device can tell. */
  get timeLeft(): number {
    return Date.parse(this.engine.snapshot().deadline) - this.clock.now();
  }

  /** True while the attempt's state is being requested: the displayed time may be wrong. */
  get isRefreshing(): boolean {
    return this.refreshing;
  }

  /** Starts the submission, which persists over reloads; the attempt accepts no more answers. */
  async beginSubmit(reason: SubmitReason): Promise<void> {
    this.submitting = reason;
    this.engine.stop();
    await this.persist();
  }

  /** Accepts answers again, after the server said that time is left. */
  async cancelSubmit(): Promise<void> {
    this.submitting = null;
    await this.persist();
    this.engine.start();
  }

  /** Hands the attempt over to another tab, once everything known here is stored. */
  async release(): Promise<void> {
    this.engine.stop();
    await this.lastWrite;
  }

  /**
   * Loads the server's state after a reload. If the server doesn't answer, the device's own state is
   * used.
   */
  async refresh(): Promise<void> {
    const sentAt = this.clock.running();
    this.refreshing = true;
    try {
      const attempt = await this.calls.read(this.attempt._id);
      const phase = stopPhaseOfAttempt(attempt);
      if (phase) {
        await this.engine.halt(phase);
        return;
      }
      await this.applyServerState(attempt, sentAt);
      this.engine.heartbeat();
    } catch (error) {
      const phase = stopPhaseOf(error);
      if (phase) await this.engine.halt(phase);
    } finally {
      this.refreshing = false;
    }
  }

  /** Reads the paper again, which renews the links to its pictures. */
  async readPaper(): Promise<Paper> {
    return (await this.calls.read(this.attempt._id)).exam;
  }

  /** Continues the attempt on this device, which stops it on the other. */
  async takeOver(): Promise<void> {
    const sentAt = this.clock.running();
    const attempt = await this.calls.start(this.attempt.assignment);
    // If staff have reset the exam in the meantime, the server starts another attempt.
    if (attempt._id !== this.attempt._id) await this.engine.halt('reset');
    else {
      // This page has sent nothing yet, or an earlier page was already submitting.
      this.submitting = null;
      await this.applyServerState(attempt, sentAt);
      this.engine.start();
    }
  }

  private async applyServerState(attempt: Attempt, sentAt: number): Promise<void> {
    this.clock.sync(attempt.serverTime, sentAt);
    this.knownActivity = attempt.activity;
    await this.engine.resume(attempt);
  }

  private persist(): Promise<void> {
    this.lastWrite = this.device.saveProgress(this.attempt._id, {
      saves: this.engine.snapshot(),
      submitting: this.submitting,
      clockLead: this.clock.lead(),
    });
    return this.lastWrite;
  }
}

/** Reason why the attempt, by the server's view, accepts no more answers; undefined while it does. */
function stopPhaseOfAttempt(attempt: Attempt): StopPhase | undefined {
  const status: string = attempt.status;
  if (status === 'open') return undefined;
  return status === 'reset' ? 'reset' : 'closed';
}

/** Opens the attempt stored on the device with this id; null if there is none. */
export async function openLocalAttempt(
  id: string,
  device: ExamDevice,
  callsOf: (attempt: PaperRecord['attempt']) => AttemptCalls | Promise<AttemptCalls>,
): Promise<LocalAttempt | null> {
  const [paper, progress] = await Promise.all([device.paper(id), device.progress(id)]);
  return paper && progress ? new LocalAttempt(paper, progress, device, await callsOf(paper.attempt)) : null;
}
