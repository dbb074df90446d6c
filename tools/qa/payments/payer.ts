import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Payment } from '@concord/contracts';
import type { Recorder } from '../ledger/recorder.ts';

/** A payment that staff recorded. */
export interface RecordedPayment {
  member: string;
  /** In kobo; different for each payment. */
  amount: number;
  answer: Payment;
}

const RETRY_MS = 250;
const ANSWER_TIMEOUT_MS = 10_000;
const TODAY = new Date().toISOString().slice(0, 10);

/** Records payments as the back office does: a refused or unanswered call is sent again with its key. */
export class Payer {
  readonly recorded: RecordedPayment[] = [];
  /** Calls in flight. */
  sending = 0;
  private next = 0;
  private readonly url: string;
  private readonly token: string;
  private readonly members: readonly string[];
  private readonly recorder: Recorder;

  constructor(url: string, token: string, members: readonly string[], recorder: Recorder) {
    this.url = url;
    this.token = token;
    this.members = members;
    this.recorder = recorder;
  }

  /** Records one payment after the other until `isOver`. The last one is finished. */
  async run(isOver: () => boolean, signal: AbortSignal): Promise<void> {
    while (!isOver() && !signal.aborted) {
      this.next += 1;
      const member = this.members[this.next % this.members.length] ?? '';
      await this.record(member, 100 + this.next, signal);
    }
  }

  private async record(member: string, amount: number, signal: AbortSignal): Promise<void> {
    const key = randomUUID();
    const body = JSON.stringify({ member, amount, method: 'transfer', receivedOn: TODAY });
    const from = this.recorder.now();
    this.sending += 1;
    try {
      while (!signal.aborted) {
        const answer = await this.send(key, body);
        if (answer) {
          this.recorded.push({ member, amount, answer });
          return this.recorder.took('pay', from);
        }
        await pause(RETRY_MS);
      }
      this.recorder.errors.push(`a payment of ${amount} was never answered`);
    } finally {
      this.sending -= 1;
    }
  }

  /** @returns undefined when the call must be sent again. @throws Error for a refusal of the payment itself */
  private async send(key: string, body: string): Promise<Payment | undefined> {
    const response = await fetch(`${this.url}/api/payment`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        authorization: `Bearer ${this.token}`,
      },
      body,
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    }).catch(() => undefined);
    if (response?.status === 201)
      return (await response.json().catch(() => undefined)) as Payment | undefined;
    const status = response?.status ?? 0;
    if (status >= 400 && status < 500 && status !== 429 && status !== 409)
      throw new Error(`a payment was refused: ${status} ${await response?.text()}`);
    this.recorder.retries(status, 'POST /api/payment');
    return undefined;
  }
}
