import { isApiError } from '@concord/api-client/requests';
import type { AnswersBody, AnswersSaved } from '@concord/contracts';
import type { Choice, SaveState, StopPhase } from '../device/records';
import {
  hasUnsaved,
  hasUnsent,
  isAwaiting,
  isUnanswered,
  nextSave,
  saveReducer,
  type AttemptOnServer,
  type SaveEvent,
} from './save-state';
import {
  parallelRetryDelay,
  delayAfter,
  answersRetryDelay,
  retryAfterDelay,
  unansweredDelay,
} from './timing';

const HEARTBEAT_MS = 60_000;
/** Maximum concurrent tries: started 4 s apart, before the first one times out. */
const UNANSWERED_MAX = 4;

type Timer = ReturnType<typeof setTimeout> | undefined;

const STOP_PHASES: Readonly<Record<string, StopPhase>> = {
  TAKEN_OVER: 'taken-over',
  ATTEMPT_CLOSED: 'closed',
  ATTEMPT_RESET: 'reset',
  TOO_LATE: 'too-late',
};

/** Phase of the attempt after a refusal; undefined for an error that may be temporary. */
export function stopPhaseOf(error: unknown): StopPhase | undefined {
  if (!isApiError(error)) return undefined;
  if (error.status === 401) return 'signed-out';
  return STOP_PHASES[error.code] ?? (error.status === 404 ? 'gone' : undefined);
}

export interface SavePorts {
  /** Saves on the server; rejects with the call's typed error. */
  readonly save: (body: AnswersBody) => Promise<AnswersSaved>;
  readonly persist: (state: SaveState) => Promise<void>;
}

/**
 * Saves the answers of one attempt: on the device first, then on the server. One save is in flight
 * at a time; it contains everything unacknowledged and is retried until acknowledged. While the
 * server is unreachable, tries start within 5 s of each other, because a try on a dead connection
 * ends late.
 */
export class SaveEngine {
  private state: SaveState;
  private readonly listeners = new Set<() => void>();
  private retryTimer: Timer;
  /** End of that timer, in the page's running time. */
  private retryAt = 0;
  /** Timer of a Retry-After: nothing is sent until it is over. */
  private retryAfterTimer: Timer;
  private heartbeatTimer: Timer;
  private running = false;

  constructor(
    initial: SaveState,
    private readonly ports: SavePorts,
  ) {
    this.state = initial;
  }

  readonly snapshot = (): SaveState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Starts sending, beginning with answers that an earlier page left unsent. */
  start(): void {
    this.running = true;
    this.scheduleHeartbeat();
    this.sendUnsaved();
  }

  /** Stops sending. Unacknowledged answers stay on the device. */
  stop(): void {
    this.running = false;
    this.cancelTimers();
  }

  /** Records a choice: stored on the device, then sent. */
  async choose(question: string, choice: Choice): Promise<void> {
    const wasSaved = !hasUnsaved(this.state);
    this.apply({ type: 'chosen', question, choice });
    await this.persist();
    // The delay set after an unanswered heartbeat may be longer than the delay of a save.
    if (wasSaved && this.retryTimer && !this.retryAfterTimer && isUnanswered(this.state))
      this.retryIn(unansweredDelay());
    this.sendUnsaved();
  }

  /**
   * Ends a back-off when the network or the student is back, and requests the time, as the device's
   * clock may have stopped.
   */
  wake(): void {
    if (this.retryAfterTimer) return;
    if (isUnanswered(this.state)) return this.retry();
    this.endPause();
    this.sendUnsaved();
    this.heartbeat();
  }

  /**
   * Sends answers that no save in flight contains, as the page may be closed. Does not wait for the
   * save in flight.
   */
  flush(): void {
    if (!this.running || this.retryAfterTimer || this.state.phase !== 'open' || !hasUnsent(this.state))
      return;
    const save = nextSave(this.state);
    this.apply({ type: 'sent', seq: save.seq });
    void this.persist();
    void this.transmit(save);
  }

  /** Requests the server's clock, the deadline and a takeover by another device. */
  heartbeat(): void {
    if (this.canSend()) void this.send();
  }

  /**
   * Resumes an attempt that was restarted on this device: takes the server's answers, then sends the
   * unsent ones.
   */
  async resume(attempt: AttemptOnServer): Promise<void> {
    this.apply({ type: 'resumed', attempt });
    await this.persist();
    if (this.running) this.start();
  }

  /** Stops sending because another call found that the attempt has stopped. */
  async halt(phase: StopPhase): Promise<void> {
    this.apply({ type: 'stopped', phase });
    this.cancelTimers();
    await this.persist();
  }

  /**
   * Sends everything unacknowledged once, without waiting for saves in flight.
   *
   * @throws the call's typed error; an error that ends the attempt also changes the state
   */
  async saveNow(): Promise<AnswersSaved> {
    const save = nextSave(this.state);
    this.apply({ type: 'sent', seq: save.seq });
    await this.persist();
    try {
      return await this.exchange(save);
    } finally {
      await this.persist();
    }
  }

  private sendUnsaved(): void {
    if (this.canSend() && hasUnsaved(this.state)) void this.send();
  }

  private canSend(): boolean {
    return this.running && this.state.phase === 'open' && !isAwaiting(this.state) && !this.retryTimer;
  }

  private async send(): Promise<void> {
    const save = nextSave(this.state);
    this.apply({ type: 'sent', seq: save.seq });
    // The next page must know a used number, or the server would treat its saves as old.
    await this.persist();
    await this.transmit(save);
  }

  private async transmit(save: ReturnType<typeof nextSave>): Promise<void> {
    try {
      await this.exchange(save);
    } catch (error) {
      const { phase, trouble } = this.state;
      if (this.running && phase === 'open' && trouble && !this.retryAfterTimer) this.scheduleRetry(error);
    }
    if (!this.running) return;
    await this.persist();
    this.scheduleHeartbeat();
    this.sendUnsaved();
  }

  private async exchange({ seq, body }: ReturnType<typeof nextSave>): Promise<AnswersSaved> {
    try {
      const answer = await this.ports.save(body);
      this.apply({ type: 'acknowledged', seq, answer });
      if (!this.retryAfterTimer) this.endPause();
      return answer;
    } catch (error) {
      const phase = stopPhaseOf(error);
      if (phase) {
        this.apply({ type: 'stopped', seq, phase });
        this.cancelTimers();
      } else {
        this.apply({ type: 'failed', seq, status: isApiError(error) ? error.status : 0 });
      }
      throw error;
    }
  }

  private scheduleRetry(error: unknown): void {
    const retryAfter = isApiError(error) ? error.retryAfter : undefined;
    const left = this.retryTimer && isUnanswered(this.state) ? this.retryAt - performance.now() : Infinity;
    this.endPause();
    if (retryAfter !== undefined) {
      // The rest of the delay is jitter, which wake and flush may skip.
      this.retryAfterTimer = setTimeout(() => {
        this.retryAfterTimer = undefined;
      }, retryAfterDelay(retryAfter));
    }
    const delay = hasUnsaved(this.state) ? answersRetryDelay : delayAfter;
    // The end of an older try does not delay the next one.
    this.retryIn(Math.min(left, delay(this.state.trouble?.failures ?? 1, error)));
  }

  private retryIn(milliseconds: number): void {
    clearTimeout(this.retryTimer);
    this.retryAt = performance.now() + milliseconds;
    this.retryTimer = setTimeout(() => this.retry(), milliseconds);
  }

  private retry(): void {
    this.endPause();
    if (!this.running || this.state.phase !== 'open') return;
    const mayBeLost = isUnanswered(this.state);
    // A heartbeat detects when the server is back, if there is nothing to send.
    if (this.state.inFlight.length < (mayBeLost ? UNANSWERED_MAX : 1)) void this.send();
    if (mayBeLost) this.retryIn(parallelRetryDelay());
  }

  private endPause(): void {
    clearTimeout(this.retryTimer);
    clearTimeout(this.retryAfterTimer);
    this.retryTimer = undefined;
    this.retryAfterTimer = undefined;
  }

  private scheduleHeartbeat(): void {
    clearTimeout(this.heartbeatTimer);
    if (!this.running || this.state.phase !== 'open') return;
    const beat = () => {
      this.heartbeat();
      this.scheduleHeartbeat();
    };
    this.heartbeatTimer = setTimeout(beat, HEARTBEAT_MS * (0.9 + Math.random() * 0.2));
  }

  private cancelTimers(): void {
    this.endPause();
    clearTimeout(this.heartbeatTimer);
  }

  private persist(): Promise<void> {
    return this.ports.persist(this.state);
  }

  private apply(event: SaveEvent): void {
    this.state = saveReducer(this.state, event);
    this.listeners.forEach((listener) => listener());
  }
}
