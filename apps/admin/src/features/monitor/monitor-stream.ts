import { backOffDelay } from '@concord/api-client/browser';
import { type ApiError, errorMessage, isApiError } from '@concord/api-client/requests';
import type { MonitorChange, MonitorSnapshot } from '@concord/contracts';
import { openMonitor } from './open-monitor';
import { readEvents, type ServerEvent } from './read-events';

/**
 * Time without a message after which a connection counts as broken; the server sends a heartbeat every 15 s.
 */
const IDLE_TIMEOUT_MS = 45_000;
/** Time after which a hidden page disconnects. */
const HIDDEN_MS = 60_000;

/** State of the connection. `waiting` retries by itself; `refused` does not. */
export type StreamState =
  | { readonly phase: 'connecting' | 'live' | 'paused' }
  | { readonly phase: 'waiting' | 'refused'; readonly message: string };

interface Listener {
  readonly onSnapshot: (snapshot: MonitorSnapshot) => void;
  readonly onChange: (change: MonitorChange) => void;
  /** Called for any message, including heartbeats. */
  readonly onReceived: () => void;
  readonly onState: (state: StreamState) => void;
  /** Called when the server no longer accepts the token. */
  readonly onExpired: () => void;
}

const isTransient = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500;

/** Stream of live events: reconnects with back-off, and disconnects while the page is hidden. */
export class MonitorStream {
  private connection: AbortController | null = null;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private idleTimer: ReturnType<typeof setTimeout> | undefined;
  private hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private phase: StreamState['phase'] = 'connecting';

  constructor(
    private readonly token: string,
    private readonly listener: Listener,
    /** Watched hall session; empty for all candidates. */
    private readonly hall = '',
  ) {}

  start(): void {
    document.addEventListener('visibilitychange', this.onVisibilityChange);
    window.addEventListener('online', this.onOnline);
    void this.connect();
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.onVisibilityChange);
    window.removeEventListener('online', this.onOnline);
    clearTimeout(this.hiddenTimer);
    this.disconnect();
  }

  /** Reconnects at once instead of after the back-off. */
  retry(): void {
    this.failures = 0;
    void this.connect();
  }

  private async connect(): Promise<void> {
    this.disconnect();
    const connection = new AbortController();
    this.connection = connection;
    if (this.phase !== 'waiting') this.setState({ phase: 'connecting' });
    try {
      this.restartIdleTimer();
      const stream = await openMonitor(this.token, this.hall, connection.signal);
      await readEvents(stream, {
        onReceived: () => {
          if (this.connection !== connection) return;
          this.restartIdleTimer();
          this.listener.onReceived();
        },
        onEvent: (event) => {
          if (this.connection === connection) this.handle(event);
        },
      });
      this.fail(connection, new Error('The connection to the server has ended.'));
    } catch (error) {
      this.fail(connection, error);
    }
  }

  private handle({ name, data }: ServerEvent): void {
    if (name === 'snapshot') {
      this.listener.onSnapshot(JSON.parse(data) as MonitorSnapshot);
      this.failures = 0;
      this.setState({ phase: 'live' });
    } else if (name === 'change') {
      this.listener.onChange(JSON.parse(data) as MonitorChange);
    }
  }

  private fail(connection: AbortController, error: unknown): void {
    if (this.connection !== connection) return;
    this.disconnect();
    const refusal = isApiError(error) ? error : undefined;
    const message = errorMessage(error);
    if (refusal && !isTransient(refusal)) {
      this.setState({ phase: 'refused', message });
      if (refusal.status === 401) this.listener.onExpired();
      return;
    }
    this.failures += 1;
    this.setState({ phase: 'waiting', message });
    const pause = (refusal?.retryAfter ?? 0) * 1000 + backOffDelay(this.failures);
    this.retryTimer = setTimeout(() => void this.connect(), pause);
  }

  /** Ends the connection and its timers; later messages of it are ignored. */
  private disconnect(): void {
    clearTimeout(this.retryTimer);
    clearTimeout(this.idleTimer);
    const { connection } = this;
    this.connection = null;
    connection?.abort();
  }

  private restartIdleTimer(): void {
    clearTimeout(this.idleTimer);
    const { connection } = this;
    this.idleTimer = setTimeout(() => {
      if (connection) this.fail(connection, new Error('The server has not responded for a while.'));
    }, IDLE_TIMEOUT_MS);
  }

  private setState(state: StreamState): void {
    this.phase = state.phase;
    this.listener.onState(state);
  }

  private readonly onVisibilityChange = () => {
    clearTimeout(this.hiddenTimer);
    if (this.phase === 'refused') return;
    if (!document.hidden && this.phase === 'paused') this.retry();
    if (document.hidden)
      this.hiddenTimer = setTimeout(() => {
        this.disconnect();
        this.setState({ phase: 'paused' });
      }, HIDDEN_MS);
  };

  private readonly onOnline = () => {
    if (this.phase === 'waiting') this.retry();
  };
}
