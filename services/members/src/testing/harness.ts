import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Member, MemberMailRequest, MemberTask, ReviewStatus, Student } from '@concord/contracts';
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

/** The members service in this process, on real stores and with a fake students service. */
export class MembersHarness {
  readonly environment = new TestEnvironment();
  readonly students = new FakeStudents();
  private app?: NestFastifyApplication;
  private worker?: NestFastifyApplication;
  private url = '';
  private studentsUrl = '';
  private undefinedSent: string[] = [];

  /** The service during the tests of a file. */
  static forSuite(): MembersHarness {
    const harness = new MembersHarness();
    beforeAll(() => harness.start());
    afterAll(() => harness.stop());
    return harness;
  }

  async start(): Promise<void> {
    this.environment.useAlways();
    const { tokens, monitoredVariables } = this.environment;
    this.students.staffVersions = tokens.staffVersions;
    this.studentsUrl = await this.students.listen();
    const env = loadEnv(membersEnv, { ...monitoredVariables, STUDENTS_URL: this.studentsUrl });
    await prepareDatabase(membersDatabase, env);
    this.app = await createService(membersService(env));
    this.undefinedSent = watchUndefined(this.app.get<Connection>(getConnectionToken(), { strict: false }));
    await this.app.listen(0, '127.0.0.1');
    this.url = await this.app.getUrl();
  }

  /** Variables of the service's other programs. */
  get variables(): Record<string, string | undefined> {
    return { ...this.environment.monitoredVariables, STUDENTS_URL: this.studentsUrl };
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
    await this.environment.close('members');
    expect(this.undefinedSent).toEqual([]);
  }

  /** A call of an ADMIN, unless the options have another token. */
  call<T = Record<string, unknown>>(path: string, options: HttpCallOptions = {}): Promise<HttpAnswer<T>> {
    return httpCall<T>(this.url + path, { token: this.admin, ...options });
  }

  get admin(): string {
    return this.environment.tokens.staff('ADMIN');
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
