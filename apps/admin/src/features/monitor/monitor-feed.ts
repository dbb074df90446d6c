import { type ApiError, errorMessage, isApiError } from '@concord/api-client/requests';
import type { MonitorChange, MonitorSnapshot } from '@concord/contracts';
import { backoffMs } from './backoff';
import { openMonitor } from './open-monitor';
import { readEvents, type ServerEvent } from './read-events';

/** The server says something every 15 s; a line that is quiet for longer than this is dead. */
const QUIET_MS = 45_000;
/** A page that nobody sees stops asking after this long. */
const HIDDEN_MS = 60_000;

/** How the line to the server is. `waiting` tries again by itself, `refused` does not. */
export type FeedState =
  | { readonly phase: 'connecting' | 'live' | 'paused' }
  | { readonly phase: 'waiting' | 'refused'; readonly message: string };

interface Listener {
  readonly onSnapshot: (snapshot: MonitorSnapshot) => void;
  readonly onChange: (change: MonitorChange) => void;
  readonly onHeard: () => void;
  readonly onState: (state: FeedState) => void;
  /** The server no longer accepts the token. */
  readonly onExpired: () => void;
}

const mayPassOnItsOwn = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500;

/** Keeps the line of live news open: comes back when it breaks, and rests while the page is hidden for long. */
export class MonitorFeed {
  private line: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private phase: FeedState['phase'] = 'connecting';

  constructor(
    private readonly token: string,
    private readonly listener: Listener,
  ) {}

  start(): void {
    document.addEventListener('visibilitychange', this.onVisibility);
    window.addEventListener('online', this.onOnline);
    void this.connect();
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.onVisibility);
    window.removeEventListener('online', this.onOnline);
    clearTimeout(this.rest);
    this.hangUp();
  }

  /** Tries now, whatever it was waiting for. */
  retry(): void {
    this.failures = 0;
    void this.connect();
  }

  private async connect(): Promise<void> {
    this.hangUp();
    const line = new AbortController();
    this.line = line;
    if (this.phase !== 'waiting') this.say({ phase: 'connecting' });
    try {
      this.watchQuiet();
      const stream = await openMonitor(this.token, line.signal);
      await readEvents(stream, {
        onHeard: () => this.hear(line),
        onEvent: (event) => {
          if (this.line === line) this.take(event);
        },
      });
      this.fail(line, new Error('The connection to the server has ended.'));
    } catch (error) {
      this.fail(line, error);
    }
  }

  private hear(line: AbortController): void {
    if (this.line !== line) return;
    this.watchQuiet();
    this.listener.onHeard();
  }

  private take({ name, data }: ServerEvent): void {
    if (name === 'snapshot') {
      this.listener.onSnapshot(JSON.parse(data) as MonitorSnapshot);
      this.failures = 0;
      this.say({ phase: 'live' });
    } else if (name === 'change') {
      this.listener.onChange(JSON.parse(data) as MonitorChange);
    }
  }

  private fail(line: AbortController, error: unknown): void {
    if (this.line !== line) return;
    this.hangUp();
    const refusal = isApiError(error) ? error : undefined;
    const message = errorMessage(error);
    if (refusal && !mayPassOnItsOwn(refusal)) {
      this.say({ phase: 'refused', message });
      if (refusal.status === 401) this.listener.onExpired();
      return;
    }
    this.failures += 1;
    this.say({ phase: 'waiting', message });
    this.timer = setTimeout(() => void this.connect(), backoffMs(this.failures, refusal?.retryAfter));
  }

  /** Ends the line and every timer; what still arrives on it counts no more. */
  private hangUp(): void {
    clearTimeout(this.timer);
    clearTimeout(this.quiet);
    const { line } = this;
    this.line = null;
    line?.abort();
  }

  private watchQuiet(): void {
    clearTimeout(this.quiet);
    const { line } = this;
    this.quiet = setTimeout(() => {
      if (line) this.fail(line, new Error('The server has not been heard of for a while.'));
    }, QUIET_MS);
  }

  private say(state: FeedState): void {
    this.phase = state.phase;
    this.listener.onState(state);
  }

  private readonly onVisibility = () => {
    clearTimeout(this.rest);
    if (this.phase === 'refused') return;
    if (!document.hidden && this.phase === 'paused') this.retry();
    if (document.hidden)
      this.rest = setTimeout(() => {
        this.hangUp();
        this.say({ phase: 'paused' });
      }, HIDDEN_MS);
  };

  private readonly onOnline = () => {
    if (this.phase === 'waiting') this.retry();
  };
}
