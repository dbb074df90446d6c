import { setTimeout as pause } from 'node:timers/promises';
import type { RegisteredStudent } from '@concord/contracts';
import type { Chance } from '../../bench/shared/chance.ts';
import { type Answer, Connection } from '../../bench/shared/connection.ts';
import type { Form } from './forms.ts';
import type { Ledger } from './ledger.ts';

type Refusal = { code?: string; message?: string; requestId?: string };

const CALL_MS = 60_000;
/** The form waits this long for an earlier try of its own, asking as often as the server says. */
const UNDER_WAY_MS = 60_000;
const ASK_AGAIN_SECONDS = 2;
/** A person reads what went wrong and presses Register again. */
const AGAIN_MS = 1000;
/** Beyond this an applicant has no way on. */
const STUCK_MS = 180_000;

/** Somebody at the form: what the page does by itself, and that they send again what did not work. */
export class Applicant {
  private readonly connection: Connection;
  private readonly ledger: Ledger;
  private readonly chance: Chance;

  constructor(url: string, ledger: Ledger, chance: Chance) {
    this.connection = new Connection(url);
    this.ledger = ledger;
    this.chance = chance;
  }

  /** Sends a form until the applicant is registered. @returns false when that does not come about. */
  async register(form: Form): Promise<boolean> {
    const from = performance.now();
    const answer = await this.untilAnswered(form);
    if (answer?.status !== 201) {
      this.note(form, answer, 201);
      return false;
    }
    const { _id } = answer.body as RegisteredStudent;
    this.ledger.standing.push({ form, student: _id, from, to: performance.now() });
    return true;
  }

  /** Sends a form that must be refused, until it is. */
  async beRefused(form: Form, status: number, code: string): Promise<void> {
    const answer = await this.untilAnswered(form);
    if (answer?.status === status && (answer.body as Refusal).code === code) this.ledger.refused += 1;
    else this.note(form, answer, status);
  }

  /** Sends a form once more that was acknowledged. @returns what is wrong with the answer */
  async repeat(form: Form, student: string): Promise<string | undefined> {
    const answer = await this.untilAnswered(form);
    const id = (answer?.body as RegisteredStudent | undefined)?._id;
    if (answer?.status === 201 && id === student) return undefined;
    return `${form.body.email}: repeated, it was answered with ${answer?.status ?? 'nothing'} and ${id ?? 'no student'}`;
  }

  close(): void {
    this.connection.close();
  }

  /** The first answer that is neither "not now" nor "still being stored"; undefined when there never is one. */
  private async untilAnswered(form: Form): Promise<Answer<unknown> | undefined> {
    const end = performance.now() + STUCK_MS;
    const text = JSON.stringify(form.body);
    while (performance.now() < end) {
      const answer = await this.send(form, text);
      if (answer && answer.status < 500 && answer.status !== 429 && !isUnderWay(answer)) return answer;
      this.ledger.told(answer?.status ?? 0, (answer?.body as Refusal | undefined)?.requestId ?? '');
      await pause((answer?.retryAfter ?? 0) * 1000 + AGAIN_MS * (0.5 + this.chance()));
    }
    return undefined;
  }

  /** One press of Register. */
  private async send(form: Form, text: string): Promise<Answer<unknown> | undefined> {
    const end = performance.now() + UNDER_WAY_MS;
    for (;;) {
      const answer = await this.connection
        .call<unknown>('POST', '/api/student/register', text, CALL_MS, { 'idempotency-key': form.key })
        .catch(() => undefined);
      if (!answer || !isUnderWay(answer) || performance.now() >= end) return answer;
      this.ledger.inProgress += 1;
      await pause(Math.max(1, answer.retryAfter || ASK_AGAIN_SECONDS) * 1000);
    }
  }

  private note({ body }: Form, answer: Answer<unknown> | undefined, wanted: number): void {
    if (!answer) return void this.ledger.stuck.push(`${body.email} was never answered`);
    const { code = '', message = '' } = answer.body as Refusal;
    this.ledger.wrong.push(`${body.email}: ${answer.status} ${code} ${message} instead of ${wanted}`);
  }
}

const isUnderWay = ({ status, body }: Answer<unknown>): boolean =>
  status === 409 && (body as Refusal).code === 'IN_PROGRESS';
