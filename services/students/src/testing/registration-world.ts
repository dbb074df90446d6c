import { getConnectionToken } from '@nestjs/mongoose';
import type { Serial, Student } from '@concord/contracts';
import { type Connection, Types } from 'mongoose';
import type { PeerRequest } from './peers';
import { newAddress, TestService } from './test-service';

/** A registered student as the call answers, or the refusal's code and issues. */
export type Registered = Student & { printToken: string; code: string; issues?: { path: string }[] };

export const isUpload = ({ method }: PeerRequest): boolean => method === 'POST';

/** When the lease of a claim made now has ended, and no upload of it can be under way any more. */
export const whenAllHasEnded = (): Date => new Date(Date.now() + 5 * 60 * 1000);
/** The end of a lease that ended long ago. */
export const ENDED = new Date(0);
/** How the driver tells that the store is away. */
export const storeAway = (): Error =>
  Object.assign(new Error('the store is away'), { name: 'MongoServerSelectionError' });

/** The service with an ADMIN signed in and peers that behave; sets itself up and down around the tests. */
export class RegistrationWorld {
  readonly service = new TestService();
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
  }

  readonly register = (body: unknown, key?: string, address = newAddress()) =>
    this.service.call<Registered>('/student/register', {
      body,
      address,
      headers: key === undefined ? undefined : { 'idempotency-key': key },
    });

  readonly newSerial = async (): Promise<string> => (await this.service.serials(1, this.token))[0] as string;

  readonly serialOf = async (serial: string) =>
    (await this.service.call<Serial[]>(`/serial?search=${serial}`, { token: this.token })).body[0];

  readonly countOfStudents = async (): Promise<number> =>
    (await this.service.call('/student/count', { token: this.token })).body.count as number;

  /** What the store holds, as it is stored. */
  readonly stored = (collection: string, filter: object) =>
    this.service.get<Connection>(getConnectionToken()).collection(collection).find(filter).toArray();

  readonly serialRecord = async (serial: string) => (await this.stored('serials', { serial }))[0];

  /** Everything that is left of a student's id anywhere. */
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

export const NO_TRACES = { students: 0, mails: 0, serials: 0, claims: 0, files: false };
