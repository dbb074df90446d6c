import { setTimeout as pause } from 'node:timers/promises';
import type { Exam } from '@concord/contracts';
import { Connection, refusalText } from '../people/connection.ts';
import type { Candidate } from '../exam/candidate.ts';
import { seat } from '../exam/seats.ts';
import { REGISTER_PATH } from '../register/forms.ts';
import type { AbusedProduct } from './abused-product.ts';
import type { Officer } from './known-to-attackers.ts';

export const HONEST_WORK = ['registration', 'staff sign-in', 'save', 'page'] as const;
export type HonestWork = (typeof HONEST_WORK)[number];

/** A call of an honest user. */
export interface HonestCall {
  work: HonestWork;
  /** Milliseconds since the users' start. `ms` includes waits that the server asked for. */
  at: number;
  ms: number;
  /** Number of waits that the server asked for. */
  waits: number;
  /** Error that the user saw. */
  error?: string;
}

/** Pauses between the calls of one user. */
const REST_MS: Record<HonestWork, number> = {
  registration: 700,
  'staff sign-in': 700,
  save: 500,
  page: 300,
};
/** Longest wait of a user. */
const LIMIT_MS = 45_000;
const MAX_WAITS = 5;
const EXAM = { title: 'Under attack', questions: 20, minutes: 120 };

interface Call {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Honest users: one registers applicants, one signs in to the back office, candidates save answers, one reads
 * pages. After a 503 with Retry-After they wait; every other failure is an error.
 */
export class HonestUsers {
  readonly deeds: HonestCall[] = [];
  private readonly from = performance.now();
  private readonly product: AbusedProduct;
  private readonly end = new AbortController();
  /** Cookies of each officer's browser, by e-mail. */
  private readonly cookies = new Map<string, string[]>();
  private signIns = 0;
  private work: Promise<unknown> = Promise.resolve();

  private constructor(product: AbusedProduct) {
    this.product = product;
  }

  static async arrive(product: AbusedProduct): Promise<HonestUsers> {
    const users = new HonestUsers(product);
    const { hall } = product;
    const { exam, candidates } = await seat(product.product.url, hall, {
      ...EXAM,
      count: hall.examinees.length,
    });
    const { forms, serials, officers } = product;
    const signIn = () => users.signInOf(officers[(users.signIns += 1) % officers.length]);
    // Officers have signed in before, so their browsers are known.
    for (let left = officers.length; left > 0; left -= 1) await users.do('staff sign-in', signIn());
    users.work = Promise.all([
      users.repeat('registration', () => {
        const form = forms.fill(serials.pop() ?? '');
        return {
          method: 'POST',
          path: REGISTER_PATH,
          body: form.body,
          headers: { 'idempotency-key': form.key },
        };
      }),
      users.repeat('staff sign-in', signIn),
      users.repeat('page', () => ({ method: 'GET', path: '/about' })),
      ...candidates.map((candidate) => users.save(candidate, exam)),
    ]);
    return users;
  }

  now(): number {
    return performance.now() - this.from;
  }

  /** Stops, and waits for calls in progress. */
  async leave(): Promise<void> {
    this.end.abort();
    await this.work;
  }

  private signInOf(officer: Officer | undefined): Call {
    const cookie = this.cookies.get(officer?.email ?? '')?.join('; ') ?? '';
    return { method: 'POST', path: '/api/auth/login', body: officer, headers: { cookie } };
  }

  private save({ attempt, paper, connection: { token } }: Candidate, exam: Exam): Promise<void> {
    const [question] = paper;
    const options = exam.questions[0]?.options ?? [];
    let seq = 0;
    return this.repeat('save', () => {
      seq += 1;
      const answers = { [question?._id ?? '']: options[seq % options.length] };
      return {
        method: 'PUT',
        path: `/api/exams/attempts/${attempt?._id ?? ''}/answers`,
        body: { seq, answers },
        headers: { authorization: `Bearer ${token}` },
      };
    });
  }

  private async repeat(work: HonestWork, callOf: () => Call): Promise<void> {
    while (!this.end.signal.aborted) {
      await this.do(work, callOf());
      await pause(REST_MS[work] * (0.5 + Math.random()), undefined, { signal: this.end.signal }).catch(
        () => undefined,
      );
    }
  }

  /** Does something on a new connection, like a new visitor. */
  private async do(work: HonestWork, { method, path, body, headers }: Call): Promise<void> {
    const at = this.now();
    const deed: HonestCall = { work, at, ms: 0, waits: 0 };
    this.deeds.push(deed);
    const connection = new Connection(this.product.product.url, LIMIT_MS);
    try {
      for (;;) {
        const answer = await connection.call(method, path, body, headers);
        if (answer.status < 400) {
          if (work === 'staff sign-in') this.cookies.set((body as Officer).email, answer.cookies);
          break;
        }
        const mayWait = answer.status === 503 && answer.retryAfter > 0 && deed.waits < MAX_WAITS;
        if (!mayWait) {
          deed.error = `${method} ${path}: ${refusalText(answer)}`;
          break;
        }
        deed.waits += 1;
        await pause(answer.retryAfter * 1000);
      }
    } catch (error) {
      deed.error = `${method} ${path}: no answer (${(error as Error).message})`;
    }
    deed.ms = this.now() - at;
    connection.close();
  }
}
