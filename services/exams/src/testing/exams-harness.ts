import { join } from 'node:path';
import type { Student } from '@concord/contracts';
import {
  httpCall,
  type HttpAnswer,
  type HttpCallOptions,
  ServiceProcess,
  TEST_SECRET,
  TestEnvironment,
} from '@concord/nest-platform/testing';
import { FaultProxy } from '@concord/testing';
import { type Connection, Types } from 'mongoose';
import { FakeStudentsService } from './fake-students-service';

const DIST = join(__dirname, '..', '..', 'dist');

/** The built API and worker as processes on real stores, in a database of their own, with a fake students service. */
export class ExamsHarness {
  private readonly test = new TestEnvironment();
  readonly tokens = this.test.tokens;
  readonly students = new FakeStudentsService(this.tokens.staffVersions);
  db!: Connection;
  api!: ServiceProcess;
  worker!: ServiceProcess;
  mongoProxy?: FaultProxy;
  redisProxy?: FaultProxy;
  private env: Record<string, string> = {};

  /** `withProxies` puts a proxy that can be cut between the processes and each store. */
  async start({ withWorker = true, withProxies = false } = {}): Promise<void> {
    const { variables } = this.test;
    this.env = { ...variables, LOG_LEVEL: 'info', STUDENTS_URL: await this.students.listen() };
    if (withProxies) {
      const mongoUrl = new URL(variables.MONGODB_URI ?? '');
      mongoUrl.searchParams.set('directConnection', 'true');
      this.mongoProxy = await FaultProxy.to(mongoUrl.href);
      this.redisProxy = await FaultProxy.to(variables.REDIS_URL ?? '');
      this.env.MONGODB_URI = this.mongoProxy.url;
      this.env.REDIS_URL = this.redisProxy.url;
    }
    this.db = await this.test.database('exams');
    this.api = await ServiceProcess.of(join(DIST, 'main.js'), this.env);
    this.worker = await this.addWorker();
    await this.api.start();
    if (withWorker) await this.worker.start();
  }

  async stop(): Promise<void> {
    await Promise.all([this.api?.end('SIGTERM'), this.worker?.end('SIGTERM')]);
    await Promise.all([this.students.close(), this.mongoProxy?.cut(), this.redisProxy?.cut()]);
    await this.test.close('exams');
  }

  /** One more worker beside the first, not started yet. */
  addWorker(): Promise<ServiceProcess> {
    return ServiceProcess.of(join(DIST, 'worker.js'), this.env);
  }

  /** Makes Redis lose all jobs. */
  clearRedis(): Promise<void> {
    return this.test.clearRedis();
  }

  addStudent(surname = 'Bello', firstName = 'Amina'): Student {
    const _id = new Types.ObjectId().toString();
    const student: Student = {
      _id,
      title: null,
      surname,
      firstName,
      middleName: null,
      phoneNumber: null,
      email: `${_id}@hall.example`,
      dob: null,
      gender: 'Female',
      country: null,
      state: null,
      eduQualification: null,
      currentEmploymet: {
        organization: null,
        position: null,
        yearsExperience: null,
        startDate: null,
        location: null,
      },
      applicationFee: null,
      paymentMethods: null,
      membershipCadre: null,
      membershipRoute: null,
      pgdCourses: [],
      membershipType: [],
      academicPrograms: [],
      passport: { url: '/passport', public_id: 'passport' },
      documents: [],
      serialNumber: 'ABCD-EFGH-JKMN-PQRS',
      createdAt: new Date().toISOString(),
    };
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
  internal<T = Record<string, unknown>>(method: string, path: string): Promise<HttpAnswer<T>> {
    return this.call<T>(method, `/internal${path}`, { headers: { 'x-service-secret': TEST_SECRET } });
  }

  async uploadExam(count = 3, title = 'Peace Education', duration = 60): Promise<UploadedExam> {
    const questions = Array.from({ length: count }, (_, i) => ({
      question: `Question ${i + 1}?`,
      answer: 'Right',
      options: ['Wrong', 'Right', 'Other'],
    }));
    const token = this.tokens.staff('SUPER_ADMIN');
    const answer = await this.call<UploadedExam>('POST', '/exams/upload', {
      token,
      body: { title, duration, questions },
    });
    expect(answer.status).toBe(201);
    return answer.body;
  }

  async assign(exam: string, student: string, dueDate?: string): Promise<string> {
    const token = this.tokens.staff('ADMIN');
    const body = { exam, student, status: 'pending', AddedBy: 'x', ...(dueDate && { dueDate }) };
    const answer = await this.call<{ _id: string }>('POST', '/exams/addExamToStudent', { token, body });
    expect(answer.status).toBe(201);
    return answer.body._id;
  }

  /** A student with an open attempt. */
  async sitting(exam: UploadedExam): Promise<Sitting> {
    const student = this.addStudent();
    const assignment = await this.assign(exam._id, student._id);
    const token = this.tokens.candidate(student._id);
    const started = await this.call<StartedAttempt>('POST', '/exams/attempts', {
      token,
      body: { assignment },
    });
    expect(started.status).toBe(201);
    return { student, assignment, token, attempt: started.body, exam };
  }

  save(sitting: Pick<Sitting, 'token' | 'attempt'>, seq: number, answers: Record<string, string | null>) {
    return this.call('PUT', `/exams/attempts/${sitting.attempt._id}/answers`, {
      token: sitting.token,
      body: { seq, answers },
    });
  }

  submit(sitting: Sitting, answers: Record<string, string | null> = {}) {
    const sent = Object.entries(answers).map(([_id, selectedOption]) => ({ _id, selectedOption }));
    return this.call('POST', '/result/submit', {
      token: sitting.token,
      body: { studentDetails: sitting.student, Exam: { _id: sitting.exam._id }, answers: sent },
    });
  }

  /** Moves an attempt's start and deadline back by `seconds`. */
  async age(attempt: string, seconds: number): Promise<void> {
    const attempts = this.db.collection('attempts');
    const _id = new Types.ObjectId(attempt);
    const stored = await attempts.findOne({ _id });
    const earlier = (moment: Date) => new Date(moment.getTime() - seconds * 1000);
    await attempts.updateOne(
      { _id },
      {
        $set: { startedAt: earlier(stored?.startedAt as Date), deadline: earlier(stored?.deadline as Date) },
      },
    );
  }

  /** The store's count of writes by all of its clients. */
  async writes(): Promise<number> {
    const { opcounters } = (await this.db.db?.admin().serverStatus()) as {
      opcounters: Record<string, number>;
    };
    const { insert = 0, update = 0, delete: removed = 0 } = opcounters;
    return insert + update + removed;
  }

  stored(collection: string, id: string) {
    return this.db.collection(collection).findOne({ _id: new Types.ObjectId(id) });
  }
}

export interface UploadedExam {
  _id: string;
  examName: string;
  examCode: string;
  totalQuestions: number;
  questions: { _id: string; qstNumber: number; question: string; answer: string; options: string[] }[];
}
export interface StartedAttempt {
  _id: string;
  seq: number;
  deadline: string;
  startedAt: string;
  serverTime: string;
  status: string;
  answers: Record<string, string>;
  exam: { _id: string; questions: { _id: string }[] };
}
export interface Sitting {
  student: Student;
  assignment: string;
  token: string;
  attempt: StartedAttempt;
  exam: UploadedExam;
}
