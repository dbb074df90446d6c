import type {
  AnswersSaved,
  Attempt,
  ExamSignInAnswer,
  PaperQuestion,
  Result,
  SubmitPending,
} from '@concord/contracts';
import { waitUntil } from '../../lib/wait.ts';
import { Connection } from '../people/connection.ts';
import type { Recorder } from '../ledger/recorder.ts';
import { retryDelay, RetryingClient, type RunContext } from '../people/retrying-client.ts';
import { AnswerLedger, type Choice, differences, type Save, snapshotOf } from '../ledger/answer-ledger.ts';
import type { Examinee } from './hall.ts';

/** Maximum time until an acknowledgement; beyond it the candidate would see an error. */
const SAVED_LIMIT_MS = 60_000;
/** Maximum random delay before the page loads further pictures. */
const PICTURES_WITHIN_MS = 15_000;
const SIGN_IN = '/api/exams/StartStudentExam';
/** Status of an expired session: it expires after half an hour without a call. */
const SESSION_ENDED = 401;
const [FIRST_RETURN_MS, LAST_RETURN_MS] = [200, 2000];

/** A candidate's device: makes the calls of the exam page in its order, and checks the answers. */
export class Candidate {
  readonly examinee: Examinee;
  readonly ledger: AnswerLedger;
  readonly connection: Connection;
  attempt: Attempt | undefined;
  result: Result | undefined;
  private readonly run: RunContext;
  private readonly recorder: Recorder;
  private readonly client: RetryingClient;
  private saving: Promise<void> | undefined;

  constructor(origin: string, examinee: Examinee, run: RunContext, ledger = new AnswerLedger()) {
    this.ledger = ledger;
    this.connection = new Connection(origin);
    this.examinee = examinee;
    this.run = run;
    this.recorder = run.recorder;
    this.client = new RetryingClient(this.connection, examinee.email, run);
  }

  /** A copy for another run, signed in and with the same attempt. */
  carriedOn(origin: string, run: RunContext): Candidate {
    const next = new Candidate(origin, this.examinee, run, this.ledger);
    next.connection.token = this.connection.token;
    next.attempt = this.attempt;
    return next;
  }

  async signIn(): Promise<void> {
    const { _id, email, serialNumber } = this.examinee;
    const body = { email, SerialNumber: serialNumber };
    const { token } = await this.client.call<ExamSignInAnswer>('POST', SIGN_IN, () => body, 'sign-in');
    this.connection.token = token;
    // The page for choosing an exam comes between the sign-in and the start.
    await this.client.call('GET', `/api/exams/studentExamByStudentId/${_id}`, undefined, 'list');
  }

  /** Signs in and starts at once, like candidates at the begin of a hall. */
  async sitDown(assignment: string): Promise<void> {
    const from = this.recorder.now();
    await this.signIn();
    await this.start(assignment);
    this.recorder.took('seated', from);
  }

  async start(assignment: string): Promise<void> {
    const path = '/api/exams/attempts';
    this.attempt = await this.client.call<Attempt>('POST', path, () => ({ assignment }), 'start');
    this.check('start', this.attempt);
  }

  /** Loads the visible picture and, after a delay, the others one by one, like the page. */
  async loadPictures(): Promise<void> {
    const load = async ({ picture }: PaperQuestion) => {
      if (picture) await this.client.call('GET', picture.url, undefined, 'picture');
    };
    const [shown, ...others] = this.paper;
    if (shown) await load(shown);
    await this.sleep(this.run.random() * PICTURES_WITHIN_MS);
    for (const question of others) await load(question);
  }

  choose(question: string, choice: Choice): void {
    this.ledger.choose(question, choice, this.recorder.now());
  }

  /** Starts a save unless one is running; {@link saved} throws errors that end the sitting. */
  save(): void {
    if (this.saving || !this.ledger.hasUnsaved) return;
    this.saving = this.saveAll().finally(() => (this.saving = undefined));
    this.saving.catch(() => undefined);
  }

  /** Waits until every choice is acknowledged. @throws errors of saves */
  async saved(): Promise<void> {
    while (this.ledger.hasUnsaved || this.saving) {
      this.save();
      await this.saving;
    }
  }

  /** Drops the connection, perhaps during a save; then reconnects and loads the attempt. */
  async reconnect(): Promise<void> {
    this.recorder.drops += 1;
    this.connection.drop();
    await this.sleep(FIRST_RETURN_MS + this.run.random() * (LAST_RETURN_MS - FIRST_RETURN_MS));
    const before = snapshotOf(this.ledger);
    this.check('coming back', await this.load(), before);
  }

  /** Waits until everything is acknowledged, and checks that the server has exactly that. */
  async verify(): Promise<void> {
    await this.saved();
    this.check('before submit', await this.load());
  }

  /** Submits and waits for the result. */
  async submit(): Promise<void> {
    const { attempt, ledger } = this;
    if (!attempt) return;
    const from = this.recorder.now();
    // The server may refuse a save that arrives after the submission.
    this.client.expectedRefusal = 'ATTEMPT_CLOSED';
    // Cleared answers are sent, too: an answer missing in the submission would keep its saved value.
    const answers = [...ledger.choices].map(([_id, selectedOption]) => ({ _id, selectedOption }));
    const body = {
      studentDetails: { _id: this.examinee._id },
      Exam: { _id: attempt.exam._id },
      answers,
      attempt: attempt._id,
    };
    const path = '/api/result/submit';
    const answer = await this.client.call<Result | SubmitPending>('POST', path, () => body, 'submit');
    ledger.acknowledgeAll();
    this.result = 'status' in answer ? await this.graded() : answer;
    this.recorder.took('graded', from);
  }

  /** Waits for the result of an abandoned attempt, even after the run. */
  async waitForResult(timeoutMs: number): Promise<void> {
    const read = async () => {
      const answer = await this.connection.call<Attempt>('GET', this.attemptPath).catch(() => undefined);
      if (answer?.status === SESSION_ENDED) await this.signInAgain().catch(() => undefined);
      this.result = answer?.body.result ?? undefined;
      return this.result !== undefined;
    };
    await waitUntil(read, { timeoutMs, everyMs: 1000 });
    this.connection.close();
  }

  /** Signs in once more, without retries: the run may be over. */
  private async signInAgain(): Promise<void> {
    const { email, serialNumber } = this.examinee;
    const body = { email, SerialNumber: serialNumber };
    const answer = await this.connection.call<ExamSignInAnswer>('POST', SIGN_IN, body);
    this.connection.token = answer.body.token;
  }

  /** Questions of the started attempt. */
  get paper(): readonly PaperQuestion[] {
    return this.attempt?.exam.questions ?? [];
  }

  private get attemptPath(): string {
    return `/api/exams/attempts/${this.attempt?._id ?? ''}`;
  }

  sleep(ms: number): Promise<void> {
    return this.client.sleep(ms);
  }

  private load(): Promise<Attempt> {
    return this.client.call<Attempt>('GET', this.attemptPath);
  }

  private async graded(): Promise<Result> {
    for (let reads = 1; ; reads += 1) {
      const { result } = await this.load();
      if (result) return result;
      await this.sleep(retryDelay(Math.min(reads, 4), this.run.random));
    }
  }

  private async saveAll(): Promise<void> {
    const { ledger, recorder } = this;
    while (ledger.hasUnsaved) {
      let save: Save | undefined;
      // Each try has the present choices and its own sequence number.
      const body = () => {
        save = ledger.nextSave();
        return { seq: save.seq, answers: save.answers };
      };
      const { seq } = await this.client.call<AnswersSaved>(
        'PUT',
        `${this.attemptPath}/answers`,
        body,
        'save',
      );
      for (const chosenAt of save ? ledger.acknowledged(save, seq) : []) {
        recorder.took('answer kept', chosenAt);
        if (recorder.now() - chosenAt > SAVED_LIMIT_MS)
          recorder.errors.push(`${this.examinee.email}: an answer was not acknowledged for a minute`);
      }
    }
  }

  private check(when: string, { answers }: Attempt, before = snapshotOf(this.ledger)): void {
    const questions = this.attempt?.exam.questions.map(({ _id }) => _id) ?? [];
    for (const line of differences(questions, answers, before, this.ledger))
      this.recorder.mismatches.push(`${this.examinee.email}, ${when}: ${line}`);
  }
}
