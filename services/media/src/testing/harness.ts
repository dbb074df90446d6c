import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type DocumentKind, QUEUES, type Role } from '@concord/contracts';
import {
  createService,
  FileLinks,
  loadEnv,
  prepareDatabase,
  type ServiceOptions,
} from '@concord/nest-platform';
import {
  ATTACHMENTS_TYPE,
  eventually,
  FakeService,
  packAttachments,
  type PeerAnswer,
  peerRefusal,
  type PeerRequest,
  TEST_SECRET,
  TestEnvironment,
  watchUndefined,
} from '@concord/nest-platform/testing';
import type { Connection } from 'mongoose';
import { mediaDatabase } from '../database';
import { mediaEnv, type MediaEnv, mediaWorkerEnv, type MediaWorkerEnv } from '../env';
import { FilesRepository } from '../store/files/files.repository';
import { mediaService, mediaWorker } from '../service';
import { ObjectStore } from '../store/objects/object-store';
import { STUDENT_ID } from './records';

type Answer = PeerAnswer | ((request: PeerRequest) => PeerAnswer | Promise<PeerAnswer>);

/** Replaces the students and exams services: configured answers by path, 404 for other paths. */
class PeerServices extends FakeService {
  readonly answers = new Map<string, Answer>();

  protected answer(request: PeerRequest): PeerAnswer | Promise<PeerAnswer> {
    const configured = request.secret === TEST_SECRET ? this.answers.get(request.path) : undefined;
    if (typeof configured === 'function') return configured(request);
    return configured ?? peerRefusal(404, 'NOT_FOUND', 'It was not found');
  }
}

/** The media service in this process, on real stores and with {@link PeerServices}. */
export class MediaHarness {
  /** Environment of the worker, a superset of the API's. */
  env!: MediaWorkerEnv & MediaEnv;
  readonly peer = new PeerServices();
  private readonly test = new TestEnvironment();
  private readonly apps: NestFastifyApplication[] = [];
  private readonly undefinedSent: string[][] = [];

  /** The service during the tests of a file. */
  static forSuite(): MediaHarness {
    const media = new MediaHarness();
    beforeAll(() => media.start());
    afterAll(() => media.stop());
    return media;
  }

  async start(changes: Record<string, string> = {}): Promise<this> {
    const peers = await this.peer.listen();
    this.test.useAlways();
    const { monitoredVariables: variables, tokens } = this.test;
    const urls = { STUDENTS_URL: peers, EXAMS_URL: peers, MEMBERS_URL: peers };
    this.env = loadEnv(mediaWorkerEnv.extend(mediaEnv.shape), {
      ...process.env,
      ...variables,
      ...urls,
      ...changes,
    });
    this.peer.answers.set('/internal/staff/versions', { status: 200, body: tokens.staffVersions });
    await prepareDatabase(mediaDatabase, this.env);
    await this.boot(mediaService(this.env));
    return this;
  }

  /** Starts the worker too. */
  worker(): Promise<NestFastifyApplication> {
    return this.boot(mediaWorker(this.env));
  }

  /** The API process. */
  get app(): NestFastifyApplication {
    const [api] = this.apps;
    if (!api) throw new Error('The service is not started');
    return api;
  }

  get files(): FilesRepository {
    return this.app.get(FilesRepository, { strict: false });
  }

  get objects(): ObjectStore {
    return this.app.get(ObjectStore, { strict: false });
  }

  get links(): FileLinks {
    return new FileLinks(this.env.FILE_LINK_SECRET);
  }

  database(): Promise<Connection> {
    return this.test.database('media');
  }

  staff(role: Role = 'ADMIN'): string {
    return this.test.tokens.staff(role);
  }

  candidate(id = STUDENT_ID): string {
    return this.test.tokens.candidate(id);
  }

  /** Token of the member's pages: of an applicant, or of staff who look at them. */
  own(ids: { member?: string; student?: string; viewer?: string } = { student: STUDENT_ID }): string {
    return this.test.tokens.member(ids);
  }

  print(kind: DocumentKind, id = STUDENT_ID): string {
    return this.test.tokens.print(kind, id);
  }

  request(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    { token, body }: { token?: string; body?: unknown } = {},
  ) {
    return this.app.inject({
      method,
      url,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(url.startsWith('/internal') && { 'x-service-secret': TEST_SECRET }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
  }

  member(member: string): string {
    return this.test.tokens.member({ member });
  }

  finance(): string {
    return this.test.tokens.staff('ADMIN', { finance: true });
  }

  /** Sends an internal call with attached files. */
  attach(url: string, body: unknown, files: readonly Buffer[]) {
    return this.app.inject({
      method: 'POST',
      url,
      headers: { 'x-service-secret': TEST_SECRET, 'content-type': ATTACHMENTS_TYPE },
      payload: packAttachments(body, files),
    });
  }

  /** Sends the files of a registration. */
  storeFiles(body: unknown) {
    return this.request('POST', '/internal/student-files', { body });
  }

  /** Reads a file by a link, as the gateway forwards it. */
  download(link: string) {
    return this.request('GET', link.replace('/api', ''));
  }

  /** True for each of these objects that exists. */
  exist(keys: string[]): Promise<boolean[]> {
    return Promise.all(keys.map(async (key) => (await this.objects.bytes(key)) !== undefined));
  }

  /** Deletes all jobs, like a restart of Redis without persistence. */
  clearRedis(): Promise<void> {
    return this.test.clearRedis();
  }

  /** Waits until the job of a document has ended, with or without success. */
  async jobEnded(documentId: string): Promise<void> {
    const key = `${this.env.REDIS_PREFIX}bull:${QUEUES.documents}:document-${documentId}`;
    await eventually(async () => (await this.test.redis.exists(key)) === 0);
  }

  async stop(): Promise<void> {
    for (const app of this.apps.reverse()) await app.close();
    await this.peer.close();
    await this.test.close('media');
    expect(this.undefinedSent.flat()).toEqual([]);
  }

  private async boot(options: ServiceOptions): Promise<NestFastifyApplication> {
    const app = await createService(options);
    this.undefinedSent.push(watchUndefined(app.get<Connection>(getConnectionToken(), { strict: false })));
    this.apps.push(app);
    return app;
  }
}
