import type { AnswersSaved, Attempt, ExamSignInAnswer, Result, SubmitPending } from '@concord/contracts';
import { setTimeout as pause } from 'node:timers/promises';
import { type Chance, retryDelay } from './chance.ts';
import { differences, frozen } from './compare.ts';
import { type Answer, Connection } from './connection.ts';
import type { Applicant } from './hall.ts';
import { type Choice, Ledger, type Save } from './ledger.ts';
import type { Operation, Recorder } from './recorder.ts';

/** An answer that is not acknowledged for this long is an error to the candidate. */
const KEPT_LIMIT_MS = 60_000;

/** The server refused for good what a candidate did. */
export class Refused extends Error {}

/** The run is over, whatever is still under way. */
export class GaveUp extends Error {}

/** A candidate with a device: does what the exam page does, in the same order, and checks what comes back. */
export class Candidate {
  readonly applicant: Applicant;
  readonly ledger: Ledger;
  attempt: Attempt | undefined;
  result: Result | undefined;
  /** When it began to hand in, in the recorder's time. */
  submittedAt = 0;
  readonly connection: Connection;
  private readonly recorder: Recorder;
  private readonly chance: Chance;
  private readonly signal: AbortSignal;
  private saving: Promise<void> | undefined;

  constructor(
    origin: string,
    applicant: Applicant,
    tools: { recorder: Recorder; chance: Chance; signal: AbortSignal },
  ) {
    this.connection = new Connection(origin);
    this.applicant = applicant;
    this.ledger = new Ledger();
    this.recorder = tools.recorder;
    this.chance = tools.chance;
    this.signal = tools.signal;
  }

  async signIn(): Promise<void> {
    const { email, serialNumber } = this.applicant;
    const body = { email, SerialNumber: serialNumber };
    const path = '/api/exams/StartStudentExam';
    const signed = await this.untilDone<ExamSignInAnswer>('POST', path, () => body, 'sign-in');
    this.connection.token = signed.token;
    // The selection page comes between the sign-in and the start.
    await this.untilDone('GET', `/api/exams/studentExamByStudentId/${this.applicant._id}`);
  }

  async start(assignment: string): Promise<void> {
    this.attempt = await this.untilDone<Attempt>(
      'POST',
      '/api/exams/attempts',
      () => ({ assignment }),
      'start',
    );
    this.check('start', this.attempt.answers);
  }

  /** Chooses now; the save follows when none is on its way. */
  choose(question: string, choice: Choice): void {
    this.ledger.choose(question, choice, this.recorder.now());
  }

  /** Sends whatever waits. Failures that end the sitting come out of {@link settled}. */
  kick(): void {
    if (this.saving || !this.ledger.hasUnsaved) return;
    this.saving = this.saveAll().finally(() => (this.saving = undefined));
    this.saving.catch(() => undefined);
  }

  /** Waits until every choice is acknowledged. */
  async settled(): Promise<void> {
    while (this.ledger.hasUnsaved || this.saving) {
      this.kick();
      await this.saving;
    }
  }

  /** The connection breaks, perhaps in the middle of a save; a moment later the page is back and looks. */
  async comeBack(): Promise<void> {
    this.recorder.drops += 1;
    this.connection.drop();
    await this.sleep(200 + this.chance() * 1800);
    const before = frozen(this.ledger, this.questions);
    const seen = await this.untilDone<Attempt>('GET', this.path);
    this.check('coming back', seen.answers, before);
  }

  /** Everything is acknowledged now: the server must hold exactly that. */
  async verify(): Promise<void> {
    await this.settled();
    this.check('before submit', (await this.untilDone<Attempt>('GET', this.path)).answers);
  }

  /** Hands in and follows the attempt to its result. */
  async submit(): Promise<void> {
    const { attempt } = this;
    if (!attempt) return;
    const from = this.recorder.now();
    this.submittedAt = from;
    const answers = [...this.ledger.choices]
      .filter(([, choice]) => choice !== null)
      .map(([_id, selectedOption]) => ({ _id, selectedOption }));
    const body = {
      studentDetails: { _id: this.applicant._id },
      Exam: { _id: attempt.exam._id },
      answers,
      attempt: attempt._id,
    };
    const path = '/api/result/submit';
    const given = await this.untilDone<Result | SubmitPending>('POST', path, () => body, 'submit');
    this.ledger.settle();
    this.result = 'status' in given ? await this.follow() : given;
    this.recorder.took('graded', from);
  }

  /** Looks until the attempt has its result. */
  async follow(): Promise<Result> {
    for (let reads = 1; ; reads += 1) {
      const { result } = await this.untilDone<Attempt>('GET', this.path);
      if (result) return result;
      await this.sleep(retryDelay(Math.min(reads, 4), this.chance));
    }
  }

  get questions(): string[] {
    return this.attempt?.exam.questions.map(({ _id }) => _id) ?? [];
  }

  sleep(ms: number): Promise<void> {
    return pause(ms, undefined, { signal: this.signal }).catch(() => {
      throw new GaveUp('The run ended before this candidate did');
    });
  }

  private get path(): string {
    return `/api/exams/attempts/${this.attempt?._id ?? ''}`;
  }

  private async saveAll(): Promise<void> {
    while (this.ledger.hasUnsaved) {
      let save: Save | undefined;
      // Each try carries what is chosen by then, under a number of its own.
      const body = () => {
        save = this.ledger.nextSave();
        return { seq: save.seq, answers: save.answers };
      };
      const saved = await this.untilDone<AnswersSaved>('PUT', `${this.path}/answers`, body, 'save');
      if (!save) continue;
      for (const chosenAt of this.ledger.acknowledged(save, saved.seq)) {
        this.recorder.took('answer kept', chosenAt);
        if (this.recorder.now() - chosenAt < KEPT_LIMIT_MS) continue;
        this.recorder.late += 1;
        this.recorder.error(`${this.applicant.email}: an answer was not acknowledged for a minute`);
      }
    }
  }

  private check(when: string, held: Attempt['answers'], before = frozen(this.ledger, [])): void {
    const books = when === 'coming back' ? [before, this.ledger] : [this.ledger];
    for (const line of differences(this.questions, held, ...books))
      this.recorder.mismatch(`${this.applicant.email}, ${when}: ${line}`);
  }

  /**
   * Tries as the exam page does: no answer, 429 and 503 are waited out unseen; any other refusal is an error. The
   * time until it was done counts, but not that of a connection which this candidate lost.
   */
  private async untilDone<T>(
    method: string,
    path: string,
    body?: () => unknown,
    operation?: Operation,
  ): Promise<T> {
    const { recorder, connection, signal } = this;
    let from = recorder.now();
    for (let failures = 1; ; failures += 1) {
      if (signal.aborted) throw new GaveUp('The run ended before this candidate did');
      const { drops } = connection;
      // No answer is the same as being offline.
      const answer = await connection.call<T>(method, path, body?.()).catch(() => undefined);
      if (answer && answer.status < 400) {
        if (operation) recorder.took(operation, from);
        return answer.body;
      }
      if (answer && answer.status !== 429 && answer.status !== 503) this.refused(method, path, answer);
      const isOwnDoing = !answer && connection.drops > drops;
      if (!isOwnDoing) recorder.retries += 1;
      await this.sleep(retryDelay(failures, this.chance, answer?.retryAfter));
      if (isOwnDoing) from = recorder.now();
    }
  }

  private refused(method: string, path: string, { status, body }: Answer<unknown>): void {
    const { code = '', message = '' } = body as { code?: string; message?: string };
    const text = `${this.applicant.email}: ${method} ${path}: ${status} ${code} ${message}`;
    this.recorder.error(text);
    if (status < 500) throw new Refused(text);
  }
}
