import type { RedisClient } from './redis-client';

/** Interval of retries for unconfirmed channels, and of checks for a hanging connection. */
const CHECK_MS = 5000;

export interface SubscriptionListeners {
  onMessage: (channel: string, message: string) => void;
  onError: (error: unknown) => void;
  /** Called when messages start to arrive, and when they stop. */
  onReady?: (isReady: boolean) => void;
}

/** Subscribed channels, by name and by patterns such as `news-*`. */
export interface Channels {
  names: readonly string[];
  patterns?: readonly string[];
}

const COMMANDS = {
  names: { begin: 'subscribe', end: 'unsubscribe' },
  patterns: { begin: 'psubscribe', end: 'punsubscribe' },
} as const;
type Kind = keyof typeof COMMANDS;

/**
 * Receives messages of a changing set of channels, on its own connection. Messages sent during an
 * outage of Redis are lost.
 */
export class RedisSubscription {
  private readonly wanted = { names: new Set<string>(), patterns: new Set<string>() };
  private readonly heard = { names: new Set<string>(), patterns: new Set<string>() };
  private readonly checks: NodeJS.Timeout;

  /** @param connection is disconnected by {@link end}; @param prefix of all channels, hidden from listeners */
  constructor(
    private readonly connection: RedisClient,
    private readonly prefix: string,
    private readonly listeners: SubscriptionListeners,
  ) {
    const { onMessage, onError, onReady } = listeners;
    const told = (name: string, message: string) => onMessage(name.slice(prefix.length), message);
    connection.on('error', onError);
    connection.on('ready', () => onReady?.(true)).on('close', () => onReady?.(false));
    connection.on('message', told);
    connection.on('pmessage', (_pattern: string, name: string, message: string) => told(name, message));
    this.checks = setInterval(() => this.check(), CHECK_MS).unref();
  }

  /** Subscribes to exactly these channels. */
  set({ names, patterns = [] }: Channels): void {
    this.wanted.names = new Set(names.map((name) => this.prefix + name));
    this.wanted.patterns = new Set(patterns.map((pattern) => asPattern(this.prefix) + pattern));
    this.ask();
  }

  end(): void {
    clearInterval(this.checks);
    this.connection.disconnect();
  }

  private ask(): void {
    for (const kind of ['names', 'patterns'] as const) {
      const [wanted, heard] = [this.wanted[kind], this.heard[kind]];
      const missing = [...wanted].filter((name) => !heard.has(name));
      const needless = [...heard].filter((name) => !wanted.has(name));
      if (missing.length > 0) this.begin(kind, missing);
      if (needless.length > 0) this.leave(kind, needless);
    }
  }

  private begin(kind: Kind, names: readonly string[]): void {
    for (const name of names) this.heard[kind].add(name);
    this.connection[COMMANDS[kind].begin](...names).catch((error: unknown) => {
      for (const name of names) this.heard[kind].delete(name);
      this.listeners.onError(error);
    });
  }

  private leave(kind: Kind, names: readonly string[]): void {
    for (const name of names) this.heard[kind].delete(name);
    this.connection[COMMANDS[kind].end](...names).catch(this.listeners.onError);
  }

  /** Detects a hanging connection by a missing answer. */
  private check(): void {
    if (this.connection.status !== 'ready') return;
    this.connection.ping().catch(this.listeners.onError);
    this.ask();
  }
}

/** Escapes pattern characters. */
const asPattern = (text: string) => text.replace(/[\\*?[\]]/g, '\\$&');
