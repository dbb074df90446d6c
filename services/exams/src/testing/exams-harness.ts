import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { TokenSigner } from '@concord/nest-platform';
import { Redis } from 'ioredis';
import mongoose, { type Connection, Types } from 'mongoose';
import { FaultProxy } from './fault-proxy';
import { freePort, ServiceProcess } from './service-process';
import { type FakeStudent, FakeStudentsService } from './fake-students-service';

const SECRET = 'integration-secret-0123456789';
const { MONGODB_URI, REDIS_URL } = process.env;

export interface Answer<T = Record<string, unknown>> {
  status: number;
  body: T;
  headers: Headers;
}

export type Role = 'PENDING' | 'ADMIN' | 'SUPER_ADMIN';

/**
 * The service and its worker as real processes on real stores, in a database of their own; the students service is
 * replaced at the HTTP boundary.
 */
export class ExamsHarness {
  readonly students = new FakeStudentsService(SECRET);
  readonly redis: Redis;
  db!: Connection;
  api!: ServiceProcess;
  worker!: ServiceProcess;
  mongoProxy?: FaultProxy;
  redisProxy?: FaultProxy;
  private env: Record<string, string> = {};
  private signer!: TokenSigner;
  private readonly prefix = `extest${randomBytes(4).toString('hex')}`;
  private readonly redisUrl: string;

  /** `redisDb` is this suite's own database of Redis, which it may flush. */
  constructor(redisDb: number) {
    if (!MONGODB_URI || !REDIS_URL) throw new Error('MONGODB_URI and REDIS_URL name the stores to test on');
    this.redisUrl = new URL(`/${redisDb}`, REDIS_URL).href;
    this.redis = new Redis(this.redisUrl);
  }

  /** `withProxies` puts a line that can be cut between the processes and each store. */
  async start({ withWorker = true, withProxies = false } = {}): Promise<void> {
    await this.redis.flushdb();
    const [mongoUrl, redisUrl] = [new URL(MONGODB_URI ?? ''), new URL(this.redisUrl)];
    if (withProxies) {
      this.mongoProxy = await proxyTo(mongoUrl);
      this.redisProxy = await proxyTo(redisUrl);
      mongoUrl.searchParams.set('directConnection', 'true');
    }
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.signer = new TokenSigner(privateKey);
    this.env = {
      LOG_LEVEL: 'info',
      MONGODB_URI: mongoUrl.href,
      MONGODB_DB_PREFIX: this.prefix,
      REDIS_URL: redisUrl.href,
      SERVICE_SECRET: SECRET,
      FILE_LINK_SECRET: 'integration-file-link-secret',
      JWT_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      STUDENTS_URL: await this.students.listen(),
    };
    this.db = await mongoose
      .createConnection(MONGODB_URI ?? '', { dbName: `${this.prefix}-exams`, autoIndex: false })
      .asPromise();
    for (const role of ['PENDING', 'ADMIN', 'SUPER_ADMIN'] as const)
      this.students.staff[STAFF[role]] = { ver: 1, role };
    this.api = new ServiceProcess('main', this.env, await freePort());
    this.worker = new ServiceProcess('worker', this.env, await freePort());
    await this.api.start();
    if (withWorker) await this.worker.start();
  }

  async stop(): Promise<void> {
    await Promise.all([this.api?.end('SIGTERM'), this.worker?.end('SIGTERM')]);
    await Promise.all([this.students.close(), this.mongoProxy?.close(), this.redisProxy?.close()]);
    try {
      await this.db?.dropDatabase();
      await this.redis.flushdb();
    } finally {
      await this.db?.close(true);
      this.redis.disconnect();
    }
  }

  /** One more worker beside the first, not started yet. */
  async addWorker(): Promise<ServiceProcess> {
    return new ServiceProcess('worker', this.env, await freePort());
  }

  staffToken(role: Role): string {
    return this.signer.sign({
      typ: 'staff',
      sub: STAFF[role],
      role,
      ver: 1,
      username: role.toLowerCase().slice(0, 10),
      email: `${role.toLowerCase()}@concord.example`,
    });
  }

  /** Of an ADMIN account of the test's own. */
  staffTokenOf(id: string): string {
    const email = `${id}@concord.example`;
    return this.signer.sign({ typ: 'staff', sub: id, role: 'ADMIN', ver: 1, username: 'own', email });
  }

  candidateToken(student: string, sid = 'device-1', seconds?: number): string {
    return this.signer.sign({ typ: 'candidate', sub: student, sid }, seconds);
  }

  printToken(id: string): string {
    return this.signer.sign({ typ: 'print', sub: id, kind: 'certificate' });
  }

  addStudent(surname = 'Bello', firstName = 'Amina'): FakeStudent {
    const _id = new Types.ObjectId().toString();
    const student = {
      _id,
      surname,
      firstName,
      middleName: null,
      gender: 'Female',
      email: `${_id}@hall.example`,
    };
    this.students.students.set(_id, student);
    return student;
  }

  async call<T = Record<string, unknown>>(
    method: string,
    path: string,
    { token, body, raw, headers }: CallOptions = {},
  ): Promise<Answer<T>> {
    const response = await fetch(`${this.api.url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    // A stream of events has no end to wait for.
    if (isStream) await response.body?.cancel();
    const text = isStream ? '' : await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      body: (isJson && text ? JSON.parse(text) : text) as T,
      headers: response.headers,
    };
  }

  /** A call between services. */
  internal<T = Record<string, unknown>>(method: string, path: string): Promise<Answer<T>> {
    return this.call<T>(method, `/internal${path}`, { headers: { 'x-service-secret': SECRET } });
  }

  async uploadExam(count = 3, title = 'Peace Education', duration = 60): Promise<UploadedExam> {
    const questions = Array.from({ length: count }, (_, i) => ({
      question: `Question ${i + 1}?`,
      answer: 'Right',
      options: ['Wrong', 'Right', 'Other'],
    }));
    const token = this.staffToken('SUPER_ADMIN');
    const answer = await this.call<UploadedExam>('POST', '/exams/upload', {
      token,
      body: { title, duration, questions },
    });
    expect(answer.status).toBe(201);
    return answer.body;
  }

  async assign(exam: string, student: string, dueDate?: string): Promise<string> {
    const token = this.staffToken('ADMIN');
    const body = { exam, student, status: 'pending', AddedBy: 'x', ...(dueDate && { dueDate }) };
    const answer = await this.call<{ _id: string }>('POST', '/exams/addExamToStudent', { token, body });
    expect(answer.status).toBe(201);
    return answer.body._id;
  }

  /** A student with an attempt under way. */
  async sitting(exam: UploadedExam): Promise<Sitting> {
    const student = this.addStudent();
    const assignment = await this.assign(exam._id, student._id);
    const token = this.candidateToken(student._id);
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

  /** Moves an attempt's start and deadline back, as if that much time had gone by. */
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

  /** What the store has written so far, whoever asked for it. */
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

export interface CallOptions {
  token?: string;
  body?: unknown;
  raw?: string | FormData;
  headers?: Record<string, string>;
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
  student: FakeStudent;
  assignment: string;
  token: string;
  attempt: StartedAttempt;
  exam: UploadedExam;
}

const STAFF: Record<Role, string> = {
  PENDING: '64b000000000000000000001',
  ADMIN: '64b000000000000000000002',
  SUPER_ADMIN: '64b000000000000000000003',
};

/** Leads the URL of a store through a line. */
async function proxyTo(url: URL): Promise<FaultProxy> {
  const line = new FaultProxy({ host: url.hostname, port: Number(url.port) });
  url.host = `127.0.0.1:${await line.listen()}`;
  return line;
}

/** Asks again until it is so. @throws Error after `ms`. */
export async function eventually<T>(
  ask: () => Promise<T | undefined | null | false>,
  ms = 30_000,
): Promise<T> {
  const until = Date.now() + ms;
  for (;;) {
    const found = await ask();
    if (found) return found;
    if (Date.now() > until) throw new Error(`It did not come about within ${ms} ms`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
