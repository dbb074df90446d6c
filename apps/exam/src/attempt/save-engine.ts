import { isApiError } from '@concord/api-client/requests';
import type { AnswersBody, AnswersSaved } from '@concord/contracts';
import {
  hasUnsaved,
  hasUnsent,
  nextSave,
  saveReducer,
  type AttemptOnServer,
  type Choice,
  type SaveEvent,
  type SaveState,
  type StopPhase,
} from './save-state';
import { retryDelay, toldPause, type Timing } from './timing';

const HEARTBEAT_MS = 60_000;

const STOPPING: Readonly<Record<string, StopPhase>> = {
  TAKEN_OVER: 'taken-over',
  ATTEMPT_CLOSED: 'closed',
  ATTEMPT_RESET: 'reset',
};

/** What a refusal means for the attempt; undefined for one that may pass. */
export function stopOf(error: unknown): StopPhase | undefined {
  if (!isApiError(error)) return undefined;
  if (error.status === 401) return 'signed-out';
  return STOPPING[error.code] ?? (error.status === 404 ? 'gone' : undefined);
}

/** What the engine needs of the world. */
export interface SavePorts {
  /** Saves on the server; rejects with the call's typed error. */
  readonly save: (body: AnswersBody) => Promise<AnswersSaved>;
  /** Keeps the state on the device. */
  readonly keep: (state: SaveState) => Promise<void>;
  readonly timing: Timing;
}

/**
 * Saves the answers of one attempt: on the device first, then on the server, one save in flight, each carrying all
 * that is not acknowledged, tried again until it is.
 */
export class SaveEngine {
  private state: SaveState;
  private readonly listeners = new Set<() => void>();
  private cancelRetry: (() => void) | undefined;
  /** The server named the pause: until it is over nothing is sent, whatever happens. */
  private toldToWait = false;
  private cancelTold: (() => void) | undefined;
  private cancelHeartbeat: (() => void) | undefined;
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

  /** Begins to send: what an earlier page left unsent goes at once. */
  start(): void {
    this.running = true;
    this.planHeartbeat();
    this.sendWhatWaits();
  }

  /** Ends sending. What is not acknowledged stays on the device. */
  stop(): void {
    this.running = false;
    this.cancelTimers();
  }

  /** Records a choice: kept on the device, then sent. */
  async choose(question: string, choice: Choice): Promise<void> {
    this.apply({ type: 'chosen', question, choice });
    await this.keep();
    this.sendWhatWaits();
  }

  /** The network or the person is back: no need to wait out a pause, and the clock may have stood still. */
  wake(): void {
    if (this.toldToWait) return;
    this.endPause();
    this.sendWhatWaits();
    this.heartbeat();
  }

  /** The page may go away: whatever no save on its way carries goes now, beside the one in flight. */
  flush(): void {
    if (!this.running || this.toldToWait || this.state.phase !== 'open' || !hasUnsent(this.state)) return;
    const save = nextSave(this.state);
    this.apply({ type: 'sent', seq: save.seq });
    void this.keep();
    void this.transmit(save);
  }

  /** Asks the server how it stands: its clock, the deadline, whether another device took over. */
  heartbeat(): void {
    if (!this.running || this.state.phase !== 'open' || this.state.inFlight.length > 0 || this.cancelRetry)
      return;
    void this.send();
  }

  /** The attempt was started again here: its answers are taken up and the unsent ones follow. */
  async resume(attempt: AttemptOnServer): Promise<void> {
    this.apply({ type: 'resumed', attempt });
    await this.keep();
    if (this.running) this.start();
  }

  /** What another call than a save told: nothing is sent any more. */
  async halt(phase: StopPhase): Promise<void> {
    this.apply({ type: 'stopped', phase });
    this.cancelTimers();
    await this.keep();
  }

  /**
   * Asks the server once, with all that it has not acknowledged, beside whatever is on its way.
   *
   * @throws the call's typed error; one that ends the attempt has changed the state as well
   */
  async ask(): Promise<AnswersSaved> {
    const save = nextSave(this.state);
    this.apply({ type: 'sent', seq: save.seq });
    await this.keep();
    try {
      return await this.exchange(save);
    } finally {
      await this.keep();
    }
  }

  private sendWhatWaits(): void {
    const { phase, inFlight } = this.state;
    if (!this.running || phase !== 'open' || inFlight.length > 0 || this.cancelRetry) return;
    if (hasUnsaved(this.state)) void this.send();
  }

  private async send(): Promise<void> {
    const save = nextSave(this.state);
    this.apply({ type: 'sent', seq: save.seq });
    // A number that was used must be known to the next page, or its saves would be taken for old ones.
    await this.keep();
    await this.transmit(save);
  }

  private async transmit(save: ReturnType<typeof nextSave>): Promise<void> {
    try {
      await this.exchange(save);
    } catch (error) {
      if (this.running && this.state.phase === 'open') this.planRetry(error);
    }
    if (!this.running) return;
    await this.keep();
    this.planHeartbeat();
    this.sendWhatWaits();
  }

  private async exchange({ seq, body }: ReturnType<typeof nextSave>): Promise<AnswersSaved> {
    try {
      const answer = await this.ports.save(body);
      this.apply({ type: 'acknowledged', seq, answer });
      return answer;
    } catch (error) {
      const phase = stopOf(error);
      if (phase) {
        this.apply({ type: 'stopped', seq, phase });
        this.cancelTimers();
      } else {
        this.apply({ type: 'failed', seq, status: isApiError(error) ? error.status : 0 });
      }
      throw error;
    }
  }

  private planRetry(error: unknown): void {
    const told = isApiError(error) ? error.retryAfter : undefined;
    const { after, random } = this.ports.timing;
    this.endPause();
    if (told !== undefined) {
      this.toldToWait = true;
      // What comes after is chance only: a person who is back, or a page that goes away, need not wait for it.
      this.cancelTold = after(toldPause(told), () => (this.toldToWait = false));
    }
    this.cancelRetry = after(retryDelay(this.state.trouble?.failures ?? 1, random, told), () => {
      this.endPause();
      // Without anything to send, a heartbeat finds out when the server is back.
      if (this.state.inFlight.length === 0) void this.send();
    });
  }

  private endPause(): void {
    this.cancelRetry?.();
    this.cancelRetry = undefined;
    this.cancelTold?.();
    this.cancelTold = undefined;
    this.toldToWait = false;
  }

  private planHeartbeat(): void {
    this.cancelHeartbeat?.();
    this.cancelHeartbeat = undefined;
    if (!this.running || this.state.phase !== 'open') return;
    const { after, random } = this.ports.timing;
    this.cancelHeartbeat = after(HEARTBEAT_MS * (0.9 + random() * 0.2), () => {
      this.heartbeat();
      this.planHeartbeat();
    });
  }

  private cancelTimers(): void {
    this.endPause();
    this.cancelHeartbeat?.();
    this.cancelHeartbeat = undefined;
  }

  private async keep(): Promise<void> {
    await this.ports.keep(this.state);
  }

  private apply(event: SaveEvent): void {
    this.state = saveReducer(this.state, event);
    this.listeners.forEach((listener) => listener());
  }
}
