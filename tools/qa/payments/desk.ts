import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Recorder } from '../ledger/recorder.ts';

const RETRY_MS = 250;
const ANSWER_TIMEOUT_MS = 10_000;

/** Sends as the back office does: a refused or unanswered call is sent again with its key. */
export class Desk {
  private readonly url: string;
  private readonly token: string;
  private readonly recorder: Recorder;

  constructor(url: string, token: string, recorder: Recorder) {
    this.url = url;
    this.token = token;
    this.recorder = recorder;
  }

  /**
   * @returns undefined when it was not answered before the signal, which is noted as an error
   * @throws Error for a refusal of the content
   */
  async post<T>(path: string, content: object, signal: AbortSignal): Promise<T | undefined> {
    const key = randomUUID();
    const body = JSON.stringify(content);
    while (!signal.aborted) {
      const answer = await this.send<T>(path, key, body);
      if (answer) return answer;
      await pause(RETRY_MS);
    }
    this.recorder.errors.push(`POST ${path} was never answered: ${body}`);
    return undefined;
  }

  private async send<T>(path: string, key: string, body: string): Promise<T | undefined> {
    const response = await fetch(`${this.url}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        authorization: `Bearer ${this.token}`,
      },
      body,
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    }).catch(() => undefined);
    if (response?.status === 201) return (await response.json().catch(() => undefined)) as T | undefined;
    const status = response?.status ?? 0;
    if (status >= 400 && status < 500 && status !== 429 && status !== 409)
      throw new Error(`POST ${path} was refused: ${status} ${await response?.text()}`);
    this.recorder.retries(status, `POST /api/${path}`);
    return undefined;
  }
}
