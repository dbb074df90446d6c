import { randomBytes } from 'node:crypto';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type {
  Member,
  MemberFilesStoreBody,
  MemberMailRequest,
  MemberTask,
  PrintedCpdStatement,
  ReviewStatus,
  Student,
} from '@concord/contracts';
import { createService, loadEnv, newObjectId, prepareDatabase } from '@concord/nest-platform';
import {
  eventually,
  FakeService,
  type HttpAnswer,
  httpCall,
  type HttpCallOptions,
  type PeerAnswer,
  peerRefusal,
  type PeerRequest,
  TEST_SECRET,
  TestEnvironment,
  watchUndefined,
} from '@concord/nest-platform/testing';
import { aStudent } from '@concord/testing/records';
import type { Connection } from 'mongoose';
import { membersDatabase } from '../database';
import { membersEnv, membersWorkerEnv } from '../env';
import { membersService, membersWorker } from '../service';

/** Replaces the students service. */
class FakeStudents extends FakeService {
  readonly students = new Map<string, Student>();
  /** Status of applications by student; accepted by default. */
  readonly statuses = new Map<string, ReviewStatus>();
  readonly cohorts = new Map<string, string[]>();
  staffVersions: unknown = {};
  /** Mails that were requested, and whether requests of them fail. */
  readonly mails: MemberMailRequest[] = [];
  isMailOff = false;
  /** Kinds of mails that it does not know, like one of the previous version. */
  readonly unknownKinds = new Set<MemberMailRequest['kind']>();
  /** Members whose data were deleted here, and whether such requests fail. */
  readonly forgotten: string[] = [];
  isForgetOff = false;

  protected answer({ path, secret, body }: PeerRequest): PeerAnswer {
    if (secret !== TEST_SECRET) return peerRefusal(403, 'FORBIDDEN');
    if (path === '/internal/staff/versions') return { status: 200, body: this.staffVersions };
    const cohort = /^\/internal\/cohorts\/(\w+)\/students$/.exec(path)?.[1];
    if (cohort) return this.cohort(cohort);
    if (path === '/internal/member-mails') return this.takeMails(body as { mails: MemberMailRequest[] });
    if (path === '/internal/students/lookup') return this.lookup(body as { ids: string[] });
    const member = /^\/internal\/members\/(\w+)$/.exec(path)?.[1];
    if (member) return this.forget(member);
    const student = this.students.get(path.replace('/internal/students/', ''));
    return student ? { status: 200, body: student } : peerRefusal(404, 'NOT_FOUND');
  }

  private forget(member: string): PeerAnswer {
    if (this.isForgetOff) return peerRefusal(503, 'OVERLOADED');
    this.forgotten.push(member);
    return { status: 200, body: {} };
  }

  private takeMails({ mails }: { mails: MemberMailRequest[] }): PeerAnswer {
    if (this.isMailOff) return peerRefusal(503, 'OVERLOADED');
    if (mails.some(({ kind }) => this.unknownKinds.has(kind))) return peerRefusal(400, 'VALIDATION');
    this.mails.push(...mails);
    return { status: 200, body: { accepted: mails.length } };
  }

  private cohort(_id: string): PeerAnswer {
    const students = this.cohorts.get(_id);
    return students
      ? { status: 200, body: { _id, name: 'Cohort', students } }
      : peerRefusal(404, 'NOT_FOUND');
  }

  private lookup({ ids }: { ids: string[] }): PeerAnswer {
    const found = ids.flatMap((id) => this.students.get(id) ?? []);
    return {
      status: 200,
      body: found.map((student) => ({ ...student, status: this.statuses.get(student._id) ?? 'accepted' })),
    };
  }
}

/** Replaces the media service: keeps files and evidence, and prints at the second look. */
class FakeMedia extends FakeService {
  /** Owners by the id of a stored file. */
  readonly files = new Map<string, string>();
  /** Owners whose files were removed. */
  readonly forgotten: string[] = [];
  readonly printed: PrintedCpdStatement[] = [];
  /** Evidence by the id of its payment. */
  readonly evidence = new Map<string, { name: string; bytes: Buffer }>();
  /** Answer in place of all others, such as a refusal. */
  refusal?: PeerAnswer;
  isOff = false;

  protected answer({ path, secret, body, attachments }: PeerRequest): PeerAnswer {
    if (secret !== TEST_SECRET) return peerRefusal(403, 'FORBIDDEN');
    if (this.refusal) return this.refusal;
    if (this.isOff) return peerRefusal(503, 'OVERLOADED');
    if (path === '/internal/member-files') return this.store(body as MemberFilesStoreBody, attachments ?? []);
    if (path === '/internal/member-files/remove') {
      for (const file of (body as { files: string[] }).files) this.files.delete(file);
      return { status: 200, body: {} };
    }
    if (path === '/internal/statements/print') return this.print(body as PrintedCpdStatement);
    if (path === '/internal/evidence') {
      const { payment, name } = body as { payment: string; name: string };
      this.evidence.set(payment, { name, bytes: attachments?.[0] ?? Buffer.alloc(0) });
      return { status: 200, body: { name } };
    }
    const owner = /^\/internal\/owners\/(\w+)$/.exec(path)?.[1];
    if (!owner) return peerRefusal(404, 'NOT_FOUND');
    this.evidence.delete(owner);
    this.forgotten.push(owner);
    return { status: 200, body: {} };
  }

  private store({ owner, files }: MemberFilesStoreBody, bytes: readonly Buffer[]): PeerAnswer {
    const bad = bytes.findIndex((file) => file.toString('latin1', 0, 2) === 'MZ');
    if (bad >= 0) {
      const issues = [{ path: `files.${bad}.file`, message: 'Only pictures' }];
      return { status: 400, body: { ...peerRefusal(400, 'FILE_REFUSED', 'Only pictures').body, issues } };
    }
    const stored = files.map(({ name }) => ({
      public_id: randomBytes(16).toString('hex'),
      name,
      type: 'application/pdf',
    }));
    for (const { public_id } of stored) this.files.set(public_id, owner);
    return { status: 200, body: stored };
  }

  private print(statement: PrintedCpdStatement): PeerAnswer {
    this.printed.push(statement);
    if (this.printed.length % 2 === 1) return { status: 200, body: { status: 'working' } };
    const file = Buffer.from('%PDF-1.7 a statement').toString('base64');
    return { status: 200, body: { status: 'done', name: 'statement.pdf', file } };
  }
}

/** The members service in this process, on real stores and with fake students and media services. */
export class MembersHarness {
  readonly environment = new TestEnvironment();
  readonly students = new FakeStudents();
  readonly media = new FakeMedia();
  private app?: NestFastifyApplication;
  private worker?: NestFastifyApplication;
  private url = '';
  private peers = { STUDENTS_URL: '', MEDIA_URL: '' };
  private undefinedSent: string[] = [];

  /** @param more variables of the service and its worker, read when they start */
  constructor(private readonly more: () => Record<string, string> = () => ({})) {}

  /** The service during the tests of a file. */
  static forSuite(more?: () => Record<string, string>): MembersHarness {
    const harness = new MembersHarness(more);
    beforeAll(() => harness.start());
    afterAll(() => harness.stop());
    return harness;
  }

  async start(): Promise<void> {
    this.environment.useAlways();
    this.students.staffVersions = this.environment.tokens.staffVersions;
    this.peers = { STUDENTS_URL: await this.students.listen(), MEDIA_URL: await this.media.listen() };
    const env = loadEnv(membersEnv, this.variables);
    await prepareDatabase(membersDatabase, env);
    this.app = await createService(membersService(env));
    this.undefinedSent = watchUndefined(this.app.get<Connection>(getConnectionToken(), { strict: false }));
    await this.app.listen(0, '127.0.0.1');
    this.url = await this.app.getUrl();
  }

  /** Variables of the service's other programs. */
  get variables(): Record<string, string | undefined> {
    return { ...this.environment.monitoredVariables, ...this.peers, ...this.more() };
  }

  /** Starts a worker in this process as well. */
  async startWorker(): Promise<void> {
    const env = loadEnv(membersWorkerEnv, this.variables);
    this.worker = await createService(membersWorker(env));
    await this.worker.listen(0, '127.0.0.1');
  }

  async stopWorker(): Promise<void> {
    await this.worker?.close();
    delete this.worker;
  }

  /** A provider of the worker. */
  workerGet<T>(token: Parameters<NestFastifyApplication['get']>[0]): T {
    if (!this.worker) throw new Error('The worker is not started');
    return this.worker.get<T>(token as never, { strict: false });
  }

  /** Waits for the end of a task. */
  ended({ _id }: Pick<MemberTask, '_id'>, ms = 60_000): Promise<MemberTask> {
    return eventually(async () => {
      const { body } = await this.call<MemberTask>(`/member-tasks/${_id}`, { token: this.superAdmin });
      return ['queued', 'working'].includes(body.status) ? undefined : body;
    }, ms);
  }

  async stop(): Promise<void> {
    await this.stopWorker();
    await this.app?.close();
    await this.students.close();
    await this.media.close();
    await this.environment.close('members');
    expect(this.undefinedSent).toEqual([]);
  }

  /** Address of a path of the service. */
  addressOf(path: string): string {
    return this.url + path;
  }

  /** A call of an ADMIN, unless the options have another token. */
  call<T = Record<string, unknown>>(path: string, options: HttpCallOptions = {}): Promise<HttpAnswer<T>> {
    return httpCall<T>(this.url + path, { token: this.admin, ...options });
  }

  get admin(): string {
    return this.environment.tokens.staff('ADMIN');
  }

  /** A signed-in member, or an applicant without `member`. */
  signedIn(ids: { member?: string; student?: string; viewer?: string }): string {
    return this.environment.tokens.member(ids);
  }

  get superAdmin(): string {
    return this.environment.tokens.staff('SUPER_ADMIN');
  }

  /** An applicant's record in the students service. */
  addStudent(surname = 'Bello', firstName = 'Amina'): Student {
    const _id = newObjectId().toString();
    const student = aStudent({ _id, surname, firstName, email: `${_id}@hall.example` });
    this.students.students.set(_id, student);
    return student;
  }

  /** A new member without charges, inducted at the beginning of 2026 unless `more` says otherwise. */
  async member(more: Record<string, unknown> = {}): Promise<Member> {
    const person = { surname: 'Okafor', firstName: 'Ada' };
    const body = { person, grade: 'Associate', inductedOn: '2026-01-01', fees: [], ...more };
    const answer = await this.call<Member>('/member', { body });
    if (answer.status !== 201) throw new Error(`the induction failed: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  get<T>(token: Parameters<NestFastifyApplication['get']>[0]): T {
    if (!this.app) throw new Error('The service is not started');
    return this.app.get<T>(token as never, { strict: false });
  }

  /** A collection of the service's own connection. */
  collection(name: string) {
    return this.get<Connection>(getConnectionToken()).collection(name);
  }
}
