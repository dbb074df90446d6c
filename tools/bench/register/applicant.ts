import { setTimeout as pause } from 'node:timers/promises';
import type { RegisteredStudent } from '@concord/contracts';
import { type Answer, Connection, type Refusal, refusalText } from '../connection.ts';
import type { Random } from '../random.ts';
import type { Form } from './forms.ts';
import type { RegistrationLedger } from './registration-ledger.ts';

const CALL_LIMIT_MS = 60_000;
/** The page asks so long for a form that is still being stored. */
const IN_PROGRESS_MS = 60_000;
const IN_PROGRESS_SECONDS = 2;
/** A person reads the message and presses Register again. */
const READING_MS = 1000;
/** An applicant who got no final answer for so long is stuck. */
const STUCK_MS = 180_000;

/** A form as it is sent; making JSON of a photo takes a moment. */
export const requestOf = ({ key, body }: Form) => ({ key, json: JSON.stringify(body) });

/** Sends a form once. */
export const sendForm = (
  connection: Connection,
  { key, json }: ReturnType<typeof requestOf>,
  limitMs = CALL_LIMIT_MS,
): Promise<Answer<unknown>> =>
  connection.call('POST', '/api/student/register', json, limitMs, { 'idempotency-key': key });

/** Somebody who fills forms: does what the page does, and presses Register again after a failure. */
export class Applicant {
  private readonly connection: Connection;
  private readonly ledger: RegistrationLedger;
  private readonly random: Random;

  constructor(url: string, ledger: RegistrationLedger, random: Random) {
    this.connection = new Connection(url);
    this.ledger = ledger;
    this.random = random;
  }

  /** Sends a form until it is answered for good. @returns whether the applicant is registered. */
  async register(form: Form): Promise<boolean> {
    const from = performance.now();
    const answer = await this.finalAnswer(form);
    if (answer?.status !== 201) {
      this.noteUnexpected(form, answer, 201);
      return false;
    }
    const { _id } = answer.body as RegisteredStudent;
    this.ledger.registered.push({ form, student: _id, from, to: performance.now() });
    return true;
  }

  /** Sends a form that must be refused. */
  async expectRefusal(form: Form, status: number, code: string): Promise<void> {
    const answer = await this.finalAnswer(form);
    if (answer?.status === status && (answer.body as Refusal).code === code) this.ledger.refused += 1;
    else this.noteUnexpected(form, answer, status);
  }

  /** Sends a registered form once more. @returns what is wrong with the answer. */
  async repeat(form: Form, student: string): Promise<string | undefined> {
    const answer = await this.finalAnswer(form);
    const id = (answer?.body as RegisteredStudent | undefined)?._id;
    if (answer?.status === 201 && id === student) return undefined;
    return `${form.body.email}: repeated, it was answered with ${answer?.status ?? 'nothing'} and ${id ?? 'no student'}`;
  }

  close(): void {
    this.connection.close();
  }

  /** Presses Register until the answer is no failure; undefined when it always is one. */
  private async finalAnswer(form: Form): Promise<Answer<unknown> | undefined> {
    const end = performance.now() + STUCK_MS;
    const request = requestOf(form);
    while (performance.now() < end) {
      const answer = await this.pressRegister(request);
      const isFailure = !answer || answer.status >= 500 || answer.status === 429 || isInProgress(answer);
      if (!isFailure) return answer;
      this.ledger.failed(answer?.status ?? 0, (answer?.body as Refusal | undefined)?.requestId ?? '');
      await pause((answer?.retryAfter ?? 0) * 1000 + READING_MS * (0.5 + this.random()));
    }
    return undefined;
  }

  private async pressRegister(request: ReturnType<typeof requestOf>): Promise<Answer<unknown> | undefined> {
    const end = performance.now() + IN_PROGRESS_MS;
    for (;;) {
      const answer = await sendForm(this.connection, request).catch(() => undefined);
      if (!answer || !isInProgress(answer) || performance.now() >= end) return answer;
      this.ledger.inProgress += 1;
      await pause(Math.max(1, answer.retryAfter || IN_PROGRESS_SECONDS) * 1000);
    }
  }

  private noteUnexpected({ body }: Form, answer: Answer<unknown> | undefined, wanted: number): void {
    if (!answer) this.ledger.stuck.push(`${body.email} was never answered`);
    else this.ledger.wrong.push(`${body.email}: ${refusalText(answer)} instead of ${wanted}`);
  }
}

const isInProgress = ({ status, body }: Answer<unknown>): boolean =>
  status === 409 && (body as Refusal).code === 'IN_PROGRESS';
