import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'minio';
import type { S3Env } from '../../env';

const KEY_CODES = new Set(['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'AccessDenied']);
/** Errors of a restarting store: connection refused or reset, or start not finished. */
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'XMinioServerNotInitialized',
]);
/** Longest retry in ms: a restart takes ten seconds on a busy machine. */
const RESTART_MS = 15_000;
const PAUSE_MS = 250;

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error && 'code' in error ? String(error.code) : '';

/** Recognizes answers to unknown keys or a wrong secret. */
export const isKeyRefused = (error: unknown): boolean => KEY_CODES.has(codeOf(error));

/** One client per pair of keys. During a rotation there are two pairs, and the store knows one of them. */
export class S3Clients {
  private readonly clients: readonly Client[];
  private current = 0;
  private wellAt = Date.now();

  /** @throws Error if the numbers of keys and secrets differ */
  constructor(
    { S3_ACCESS_KEY, S3_SECRET_KEY }: S3Env,
    clientOf: (accessKey: string, secretKey: string) => Client,
  ) {
    const keys = S3_ACCESS_KEY.split(',');
    const secrets = S3_SECRET_KEY.split(',');
    if (keys.length !== secrets.length)
      throw new Error('S3_ACCESS_KEY and S3_SECRET_KEY must have the same number of values.');
    this.clients = keys.map((key, index) => clientOf(key, secrets[index] ?? ''));
  }

  /** Runs an idempotent request, with retries by other keys or after a restart of the store. */
  async run<T>(operation: (client: Client) => Promise<T>): Promise<T> {
    let others = this.clients.length - 1;
    for (;;) {
      const used = this.current;
      try {
        const result = await operation(this.clients[used] as Client);
        this.wellAt = Date.now();
        return result;
      } catch (error) {
        const isRefused = isKeyRefused(error) && others > 0;
        const isBackSoon = AWAY_CODES.has(codeOf(error)) && Date.now() - this.wellAt < RESTART_MS;
        if (!isRefused && !isBackSoon) throw error;
        if (isRefused) {
          others--;
          // Another call may have switched to the next pair already.
          if (this.current === used) this.current = (used + 1) % this.clients.length;
        } else await pause(PAUSE_MS);
      }
    }
  }
}
