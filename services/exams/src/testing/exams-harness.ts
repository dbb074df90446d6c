import { join } from 'node:path';
import type { Assignment, Attempt, Exam, Student } from '@concord/contracts';
import {
  eventually,
  httpCall,
  type HttpAnswer,
  type HttpCallOptions,
  ServiceProcess,
  TEST_SECRET,
  TestEnvironment,
} from '@concord/nest-platform/testing';
import { FaultProxy, isOfPlatform, type MongoCommand, MongoCommands, writesOf } from '@concord/testing';
import { aStudent } from '@concord/testing/records';
import { type Connection, Types } from 'mongoose';
import { FakeStudentsService } from './fake-students-service';

const DIST = join(__dirname, '..', '..', 'dist');
const PREPARE = join(DIST, 'prepare.js');

/** A valid id without a record. */
export const UNKNOWN_ID = '64b0000000000000000000ff';

/** Seconds by which to age an attempt of {@link ExamsHarness.exam}, so that it accepts no saves and is closed. */
export const OVERDUE_SECONDS = 60 * 60 + 40;

const SERVICE_HEADERS = { 'x-service-secret': TEST_SECRET };

export interface HarnessOptions {
  withWorker?: boolean;
  /** Adds a proxy in front of each store, which counts commands and can be cut. */
  withProxies?: boolean;
  /** Number of questions of {@link ExamsHarness.exam}. */
  questions?: number;
  /** Further environment variables of the processes. */
  variables?: Readonly<Record<string, string>>;
}

export interface Sitting {
  student: Student;
  assignment: string;
  token: string;
  attempt: Attempt;
  exam: Exam;
}
type AttemptRef = Pick<Sitting, 'token'> & { attempt: { _id: string } };

/** A harness that starts before the tests of the spec, and stops after them. */
export function examsHarness(options: HarnessOptions = {}): ExamsHarness {
  const harness = new ExamsHarness();
  beforeAll(() => harness.start(options));
  afterAll(() => harness.stop());
  return harness;
}

/**
 * The built API and worker as processes, on real stores with a database of their own, and with a fake students
 * service.
 */
export class ExamsHarness {
  private readonly test = new TestEnvironment();
  readonly tokens = this.test.tokens;
  readonly students = new FakeStudentsService(this.tokens.staffVersions);
  db!: Connection;
  api!: ServiceProcess;
  worker!: ServiceProcess;
  mongoProxy?: FaultProxy;
  redisProxy?: FaultProxy;
  /** Number of written records, without those of the platform itself; requires `withProxies`. */
  writes = 0;
  /** Commands sent to the store; requires `withProxies`. */
  readonly commands: MongoCommand[] = [];
  /** An exam of 60 minutes. */
  exam!: Exam;
  private env: Record<string, string> = {};

  async start(options: HarnessOptions): Promise<void> {
    const { withWorker = true, withProxies = false, questions = 4 } = options;
    const { variables } = this.test;
    this.test.useAlways();
    const peers = await this.students.listen();
    this.env = {
      ...variables,
      LOG_LEVEL: 'info',
      STUDENTS_URL: peers,
      MEDIA_URL: peers,
      MEMBERS_URL: peers,
      ...options.variables,
    };
    if (withProxies) {
      const mongoUrl = new URL(variables.MONGODB_URI ?? '');
      mongoUrl.searchParams.set('directConnection', 'true');
      this.mongoProxy = await FaultProxy.to(mongoUrl.href, () => {
        const commands = new MongoCommands();
        return (sent) => {
          for (const command of commands.read(sent)) {
            this.commands.push(command);
            if (!isOfPlatform(command)) this.writes += writesOf(command);
          }
        };
      });
      this.redisProxy = await FaultProxy.to(variables.REDIS_URL ?? '');
      this.env.MONGODB_URI = this.mongoProxy.url;
      this.env.REDIS_URL = this.redisProxy.url;
    }
    this.db = await this.test.database('exams');
    this.api = await ServiceProcess.of(join(DIST, 'main.js'), this.env);
    this.worker = await this.addWorker();
    await this.api.start(PREPARE);
    if (withWorker) await this.worker.start();
    this.exam = await this.uploadExam(questions);
  }

  async stop(): Promise<void> {
    await Promise.all([this.api?.end('SIGTERM'), this.worker?.end('SIGTERM')]);
    await Promise.all([this.students.close(), this.mongoProxy?.cut(), this.redisProxy?.cut()]);
    await this.test.close('exams');
  }

  /** Runs `prepare`, as before the start of a new version. */
  prepare(): Promise<void> {
    return ServiceProcess.run(PREPARE, this.env);
  }

  /** Adds another worker, which is not started yet. */
  addWorker(): Promise<ServiceProcess> {
    return ServiceProcess.of(join(DIST, 'worker.js'), this.env);
  }

  /** Makes Redis lose all jobs. */
  clearRedis(): Promise<void> {
    return this.test.clearRedis();
  }

  addStudent(surname = 'Bello', firstName = 'Amina'): Student {
    const _id = new Types.ObjectId().toString();
    const student = aStudent({ _id, surname, firstName, email: `${_id}@hall.example` });
    this.students.students.set(_id, student);
    return student;
  }

  call<T = Record<string, unknown>>(
    method: string,
    path: string,
    options: HttpCallOptions = {},
  ): Promise<HttpAnswer<T>> {
    return httpCall<T>(`${this.api.url}${path}`, { method, ...options });
  }

  /** A call between services. */
  internal<T = Record<string, unknown>>(
    method: string,
    path: string,
    options: HttpCallOptions = {},
  ): Promise<HttpAnswer<T>> {
    return this.call<T>(method, `/internal${path}`, { headers: SERVICE_HEADERS, ...options });
  }

  async uploadExam(count: number, title = 'Peace Education'): Promise<Exam> {
    const questions = Array.from({ length: count }, (_, i) => ({
      question: `Question ${i + 1}?`,
      answer: 'Right',
      options: ['Wrong', 'Right', 'Other'],
    }));
    const token = this.tokens.staff('SUPER_ADMIN');
    const body = { title, duration: 60, questions };
    const answer = await this.call<Exam>('POST', '/exams/upload', { token, body });
    expect(answer.status).toBe(201);
    return answer.body;
  }

  /** Id of a question of {@link exam}, by its index. */
  readonly at = (index: number): string => this.exam.questions[index]?._id ?? '';

  async assign(exam: Pick<Exam, '_id'>, student: string, dueDate?: string): Promise<string> {
    const token = this.tokens.staff('ADMIN');
    const body = { exam: exam._id, student, status: 'pending', AddedBy: 'x', ...(dueDate && { dueDate }) };
    const answer = await this.call<Assignment>('POST', '/exams/addExamToStudent', { token, body });
    expect(answer.status).toBe(201);
    return answer.body._id;
  }

  /** Assignments of a student, read with this token. */
  assignmentsOf(student: string, token: string, query = '') {
    return this.call<Assignment[]>('GET', `/exams/studentExamByStudentId/${student}${query}`, { token });
  }

  /** Starts an assignment or resumes it. */
  startAttempt(token: string, assignment: string): Promise<HttpAnswer<Attempt>> {
    return this.call<Attempt>('POST', '/exams/attempts', { token, body: { assignment } });
  }

  /** A student with an open attempt. */
  async sitting(exam = this.exam, student = this.addStudent()): Promise<Sitting> {
    const assignment = await this.assign(exam, student._id);
    const token = this.tokens.candidate(student._id);
    const started = await this.startAttempt(token, assignment);
    expect(started.status).toBe(201);
    return { student, assignment, token, attempt: started.body, exam };
  }

  sittings(count: number): Promise<Sitting[]> {
    return Promise.all(Array.from({ length: count }, () => this.sitting()));
  }

  attemptOf({ token, attempt }: AttemptRef): Promise<HttpAnswer<Attempt>> {
    return this.call<Attempt>('GET', `/exams/attempts/${attempt._id}`, { token });
  }

  /** Waits until the attempt has a result. */
  graded(sitting: AttemptRef, ms?: number): Promise<Attempt> {
    return eventually(async () => {
      const { body } = await this.attemptOf(sitting);
      return body.result && body;
    }, ms);
  }

  save(sitting: AttemptRef, seq: number, answers: Record<string, string | null>) {
    return this.sendAnswers(sitting, { seq, answers });
  }

  /** Sends a save with any body. */
  sendAnswers({ token, attempt }: AttemptRef, body?: unknown) {
    return this.call('PUT', `/exams/attempts/${attempt._id}/answers`, { token, body });
  }

  submit({ token, student, exam }: Sitting, answers: Record<string, string | null> = {}) {
    const sent = Object.entries(answers).map(([_id, selectedOption]) => ({ _id, selectedOption }));
    const body = { studentDetails: student, Exam: { _id: exam._id }, answers: sent };
    return this.call('POST', '/result/submit', { token, body });
  }

  /** Moves the start and the deadline of an attempt back by `seconds`. */
  async age({ attempt: { _id } }: AttemptRef, seconds: number): Promise<void> {
    const stored = await this.stored('attempts', _id);
    const earlier = (moment: Date) => new Date(moment.getTime() - seconds * 1000);
    const [startedAt, deadline] = [earlier(stored?.startedAt as Date), earlier(stored?.deadline as Date)];
    await this.change('attempts', _id, { startedAt, deadline });
  }

  stored(collection: string, id: string) {
    return this.db.collection(collection).findOne({ _id: new Types.ObjectId(id) });
  }

  /** Sets fields of a stored record. */
  async change(collection: string, id: string, fields: Record<string, unknown>): Promise<void> {
    await this.db.collection(collection).updateOne({ _id: new Types.ObjectId(id) }, { $set: fields });
  }
}
