import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type DocumentKind, QUEUES, type Role, type Student } from '@concord/contracts';
import { createService, loadEnv, TokenSigner } from '@concord/nest-platform';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { mediaEnv, type MediaEnv } from '../env';
import { FilesRepository } from '../files/files.repository';
import { mediaService, mediaWorker } from '../service';
import { PeerService } from './peer-service';

export const STAFF_ID = 'a'.repeat(24);
export const SUPER_ID = 'b'.repeat(24);
export const PENDING_ID = 'c'.repeat(24);
export const STUDENT_ID = 'd'.repeat(24);
export const OTHER_ID = 'e'.repeat(24);

const SECRET = 'a-service-secret';
/** A Redis database for these tests alone, because they flush it. */
const REDIS_INDEX = 11;

const ACCOUNTS: Record<string, { ver: number; role: Role }> = {
  [STAFF_ID]: { ver: 1, role: 'ADMIN' },
  [SUPER_ID]: { ver: 1, role: 'SUPER_ADMIN' },
  [PENDING_ID]: { ver: 1, role: 'PENDING' },
};

export const aStudent = (changes: Partial<Student> = {}): Student => ({
  _id: STUDENT_ID,
  title: 'Mrs',
  surname: 'Okonkwo',
  firstName: 'Ngozi',
  middleName: null,
  phoneNumber: '+234 800 123 4567',
  email: 'ngozi@example.org',
  dob: '1990-05-04',
  gender: 'Female',
  country: 'NG',
  state: 'Kaduna',
  eduQualification: 'MSC',
  currentEmploymet: {
    organization: null,
    position: null,
    yearsExperience: '0-1 yr',
    startDate: null,
    location: null,
  },
  applicationFee: 'Nil',
  paymentMethods: 'USSD',
  membershipCadre: 'Full Member',
  membershipRoute: 'NYSC Scheme',
  pgdCourses: [],
  membershipType: ['NYSC Scheme'],
  academicPrograms: [],
  passport: { url: '/x', public_id: '0'.repeat(32) },
  documents: [],
  serialNumber: 'ABCD-EFGH-JKMN-PQRS',
  createdAt: '2026-11-21T10:00:00.000Z',
  ...changes,
});

/** The media service in this process, on real stores; {@link PeerService} replaces the other services. */
export class MediaHarness {
  readonly env: MediaEnv;
  private readonly signer: TokenSigner;
  private apps: NestFastifyApplication[] = [];
  private api?: NestFastifyApplication;

  private constructor(
    readonly peer: PeerService,
    peerUrl: string,
    changes: Record<string, string>,
  ) {
    const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.signer = new TokenSigner(keys.privateKey);
    const redis = new URL(process.env.REDIS_URL ?? '');
    redis.pathname = `/${REDIS_INDEX}`;
    this.env = loadEnv(mediaEnv, {
      ...process.env,
      LOG_LEVEL: 'silent',
      SERVICE_SECRET: SECRET,
      FILE_LINK_SECRET: 'a-file-link-secret',
      JWT_PUBLIC_KEY: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      MONGODB_DB_PREFIX: `media-${process.pid}-${randomBytes(3).toString('hex')}`,
      S3_BUCKET_PREFIX: `test-${process.pid}-${randomBytes(3).toString('hex')}`,
      REDIS_URL: redis.href,
      STUDENTS_URL: peerUrl,
      EXAMS_URL: peerUrl,
      ...changes,
    });
    this.peer.replies.set('/internal/staff/versions', { status: 200, body: { versions: ACCOUNTS } });
  }

  static async start(changes: Record<string, string> = {}): Promise<MediaHarness> {
    const peer = new PeerService(SECRET);
    const harness = new MediaHarness(peer, await peer.listen(), changes);
    harness.api = await harness.boot(mediaService(harness.env));
    return harness;
  }

  /** Starts the worker too. */
  worker(): Promise<NestFastifyApplication> {
    return this.boot(mediaWorker(this.env));
  }

  get app(): NestFastifyApplication {
    if (!this.api) throw new Error('The service is not started');
    return this.api;
  }

  get files(): FilesRepository {
    return this.app.get(FilesRepository, { strict: false });
  }

  staff(id = STAFF_ID): string {
    const role = ACCOUNTS[id]?.role ?? 'ADMIN';
    return this.signer.sign({
      typ: 'staff',
      sub: id,
      role,
      ver: 1,
      username: 'mary',
      email: 'm@example.org',
    });
  }

  candidate(id = STUDENT_ID): string {
    return this.signer.sign({ typ: 'candidate', sub: id, sid: 's' });
  }

  print(kind: DocumentKind, id = STUDENT_ID): string {
    return this.signer.sign({ typ: 'print', sub: id, kind });
  }

  request(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    { token, body }: { token?: string; body?: unknown } = {},
  ) {
    return this.app.inject({
      method,
      url,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(url.startsWith('/internal') && { 'x-service-secret': SECRET }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
  }

  /** Deletes all jobs, like a restart of Redis without persistence. */
  async flushRedis(): Promise<void> {
    const redis = new Redis(this.env.REDIS_URL);
    await redis.flushdb();
    redis.disconnect();
  }

  /** Waits until the job of a document has ended, with or without success. */
  async jobEnded(documentId: string): Promise<void> {
    const redis = new Redis(this.env.REDIS_URL);
    const key = `bull:${QUEUES.documents}:document-${documentId}`;
    while ((await redis.exists(key)) > 0) await new Promise((resolve) => setTimeout(resolve, 25));
    redis.disconnect();
  }

  async stop(): Promise<void> {
    for (const app of this.apps.reverse()) await app.close();
    await this.peer.close();
    await this.flushRedis();
    const connection = await mongoose
      .createConnection(this.env.MONGODB_URI, { dbName: `${this.env.MONGODB_DB_PREFIX}-media` })
      .asPromise();
    await connection.dropDatabase();
    await connection.close();
  }

  private async boot(options: Parameters<typeof createService>[0]): Promise<NestFastifyApplication> {
    const app = await createService(options);
    this.apps.push(app);
    return app;
  }
}
