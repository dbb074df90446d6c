import type { AnswersSaved, Attempt, ExamSignInAnswer, Result, SubmitPending } from '@concord/contracts';
import { type Chance, retryDelay } from '../shared/chance.ts';
import { differences, frozen } from './compare.ts';
import { Connection } from '../shared/connection.ts';
import type { Applicant } from './hall.ts';
import { type Choice, Ledger, type Save } from './ledger.ts';
import { PatientCalls, type Tools } from './patient-calls.ts';
import type { Recorder } from './recorder.ts';

/** An answer that is not acknowledged for this long is an error to the candidate. */
const KEPT_LIMIT_MS = 60_000;

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
  private readonly calls: PatientCalls;
  private saving: Promise<void> | undefined;

  constructor(origin: string, applicant: Applicant, tools: Tools) {
    this.connection = new Connection(origin);
    this.applicant = applicant;
    this.ledger = new Ledger();
    this.recorder = tools.recorder;
    this.chance = tools.chance;
    this.calls = new PatientCalls(this.connection, applicant.email, tools);
  }

  async signIn(): Promise<void> {
    const { email, serialNumber } = this.applicant;
    const body = { email, SerialNumber: serialNumber };
    const path = '/api/exams/StartStudentExam';
    const signed = await this.calls.untilDone<ExamSignInAnswer>('POST', path, () => body, 'sign-in');
    this.connection.token = signed.token;
    // The selection page comes between the sign-in and the start.
    await this.calls.untilDone('GET', `/api/exams/studentExamByStudentId/${this.applicant._id}`);
  }

  async start(assignment: string): Promise<void> {
    this.attempt = await this.calls.untilDone<Attempt>(
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
    const seen = await this.calls.untilDone<Attempt>('GET', this.path);
    this.check('coming back', seen.answers, before);
  }

  /** Everything is acknowledged now: the server must hold exactly that. */
  async verify(): Promise<void> {
    await this.settled();
    this.check('before submit', (await this.calls.untilDone<Attempt>('GET', this.path)).answers);
  }

  /** Hands in and follows the attempt to its result. */
  async submit(): Promise<void> {
    const { attempt } = this;
    if (!attempt) return;
    const from = this.recorder.now();
    this.submittedAt = from;
    this.calls.isHandedIn = true;
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
    const given = await this.calls.untilDone<Result | SubmitPending>('POST', path, () => body, 'submit');
    this.ledger.settle();
    this.result = 'status' in given ? await this.follow() : given;
    this.recorder.took('graded', from);
  }

  /** Looks until the attempt has its result. */
  async follow(): Promise<Result> {
    for (let reads = 1; ; reads += 1) {
      const { result } = await this.calls.untilDone<Attempt>('GET', this.path);
      if (result) return result;
      await this.sleep(retryDelay(Math.min(reads, 4), this.chance));
    }
  }

  get questions(): string[] {
    return this.attempt?.exam.questions.map(({ _id }) => _id) ?? [];
  }

  sleep(ms: number): Promise<void> {
    return this.calls.sleep(ms);
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
      const saved = await this.calls.untilDone<AnswersSaved>('PUT', `${this.path}/answers`, body, 'save');
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
}
