import type { Serial, Student } from '@concord/contracts';
import { Types } from 'mongoose';
import type { PeerAnswer, PeerRequest } from '@concord/nest-platform/testing';
import { SweeperService } from '../features/operations/sweeper/sweeper.service';
import { SerialClaimsRepository } from '../store/serials/serial-claims.repository';
import { StudentsRepository } from '../store/students/students.repository';
import { newAddress, registration, StudentsHarness } from './harness';

/** Answer of a registration: the student, or the code and issues of an error. */
export type Registered = Student & { printToken: string; code: string; issues?: { path: string }[] };

const isUpload = ({ method, path }: PeerRequest): boolean =>
  method === 'POST' && path === '/internal/student-files/attached';

/** A time at which all leases have expired, and no upload is running. */
export const afterAllLeases = (): Date => new Date(Date.now() + 5 * 60 * 1000);
/** The end of an expired lease. */
export const EXPIRED = new Date(0);
/** The driver's error when the store is unavailable. */
export const storeUnavailable = (): Error =>
  Object.assign(new Error('the store is unavailable'), { name: 'MongoServerSelectionError' });

/**
 * Expected {@link RegistrationHarness.tracesOf} of a student who was rolled back or removed, and of a registered one.
 */
export const NO_TRACES = { students: 0, mails: 0, serials: 0, claims: 0, files: false };
export const REGISTERED = { students: 1, mails: 1, serials: 1, claims: 0, files: true };

/** The service with an ADMIN signed in and working peers, with set-up and tear-down. */
export class RegistrationHarness {
  readonly service = new StudentsHarness();
  token = '';

  constructor() {
    beforeAll(async () => {
      await this.service.start();
      this.token = (await this.service.account('ADMIN')).token;
    });
    afterAll(() => this.service.stop());
    beforeEach(() => {
      this.service.peers.behaviour = undefined;
      this.service.peers.requests.length = 0;
      this.service.peers.owners.clear();
    });
    afterEach(() => jest.restoreAllMocks());
  }

  get claims(): SerialClaimsRepository {
    return this.service.get(SerialClaimsRepository);
  }

  get students(): StudentsRepository {
    return this.service.get(StudentsRepository);
  }

  /** Creates serials as ADMIN; certificate serials as SUPER_ADMIN. */
  readonly generate = async <T = Serial>(body: { purpose?: unknown; count?: unknown }) => {
    const token = body.purpose === 'certificate' ? await this.service.superToken() : this.token;
    return this.service.call<T>('/serial/generate', { body, token });
  };

  readonly sweep = (now?: Date): Promise<void> => this.service.get<SweeperService>(SweeperService).sweep(now);

  readonly register = (body: unknown, key?: string, address = newAddress()) =>
    this.service.call<Registered>('/student/register', {
      body,
      address,
      headers: key === undefined ? undefined : { 'idempotency-key': key },
    });

  readonly newSerial = async (): Promise<string> => (await this.service.serials(1, this.token))[0] as string;

  /** Fields of a registration, with a new serial. */
  readonly newPayload = async (more: Record<string, unknown> = {}) => ({
    ...registration(more),
    serialNumber: await this.newSerial(),
  });

  /** Sets the answer of the media service to uploads. */
  answerUploads(answer: (request: PeerRequest) => PeerAnswer | Promise<PeerAnswer>): void {
    const { peers } = this.service;
    peers.behaviour = (request) => (isUpload(request) ? answer(request) : peers.defaultAnswer(request));
  }

  /** Students whose files were uploaded. */
  readonly uploaded = (): string[] =>
    this.service.peers.requests.filter(isUpload).map(({ body }) => (body as { student: string }).student);

  readonly destroyStudent = async (id: string) =>
    this.service.destroyStudent(id, await this.service.superToken());

  readonly serialOf = async (serial: string) =>
    (await this.service.call<Serial[]>(`/serial?search=${serial}`, { token: this.token })).body[0];

  readonly countOfStudents = async (): Promise<number> =>
    (await this.service.call('/student/count', { token: this.token })).body.count as number;

  /** Stored documents. */
  readonly stored = (collection: string, filter: object) =>
    this.service.collection(collection).find(filter).toArray();

  readonly serialRecord = async (serial: string) => (await this.stored('serials', { serial }))[0];

  /** Records of a student in each store. */
  readonly tracesOf = async (studentId: string) => {
    const id = new Types.ObjectId(studentId);
    return {
      students: (await this.stored('students', { _id: id })).length,
      mails: (await this.stored('mails', { student: id })).length,
      serials: (await this.stored('serials', { usedBy: id })).length,
      claims: (await this.stored('serials', { 'claim.student': id })).length,
      files: this.service.peers.owners.has(studentId),
    };
  };
}
