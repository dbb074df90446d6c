import { InternalClient, type InternalRequest } from '@concord/nest-platform';
import { MailOrdersService } from '../mail/mail-orders.service';
import { SerialClaimsRepository } from '../serials/serial-claims.repository';
import { StudentsRepository } from '../students/students.repository';
import { SweeperService } from '../sweeper/sweeper.service';
import {
  isUpload,
  NO_TRACES,
  RegistrationWorld,
  storeAway,
  whenAllHasEnded,
} from '../testing/registration-world';
import { newKey, registration } from '../testing/test-service';
import { ClaimLease } from './claim-lease';

describe('a registration during which something is away', () => {
  const world = new RegistrationWorld();
  const { service, register, newSerial, serialOf, tracesOf, countOfStudents } = world;
  const claims = () => service.get<SerialClaimsRepository>(SerialClaimsRepository);
  const students = () => service.get<StudentsRepository>(StudentsRepository);
  const sweepLater = () => service.get<SweeperService>(SweeperService).sweep(whenAllHasEnded());

  afterEach(() => jest.restoreAllMocks());

  const payloadFor = async () => registration({ serialNumber: await newSerial() });
  const uploaded = () =>
    service.peers.requests.filter(isUpload).map(({ body }) => (body as { student: string }).student);

  /** The applicant was told in words, nothing is half done, and the same form goes through afterwards. */
  async function expectNothingLeft(payload: Record<string, unknown>, key: string, before: number) {
    await sweepLater();
    expect(await serialOf(payload.serialNumber as string)).toMatchObject({ isValid: true, dateUsed: null });
    for (const id of uploaded()) expect(await tracesOf(id)).toEqual(NO_TRACES);
    expect(await countOfStudents()).toBe(before);
    expect((await register(payload, key)).status).toBe(201);
  }

  describe('the store', () => {
    it.each([
      ['when the serial is claimed', () => jest.spyOn(claims(), 'claim')],
      ['when the student is stored', () => jest.spyOn(students(), 'insert')],
    ])('%s: 503, nothing stays, another try works', async (_, spyOn) => {
      const [payload, key, before] = [await payloadFor(), newKey(), await countOfStudents()];
      spyOn().mockRejectedValueOnce(storeAway());
      const answer = await register(payload, key);
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.body).toMatchObject({
        requestId: expect.any(String),
        message: expect.stringMatching(/ .*/),
      });
      await expectNothingLeft(payload, key, before);
    });

    it('when the student is stored, and still when that is undone: the sweeper brings it in order', async () => {
      const [payload, key, before] = [await payloadFor(), newKey(), await countOfStudents()];
      jest.spyOn(students(), 'insert').mockRejectedValueOnce(storeAway());
      jest.spyOn(claims(), 'abandon').mockRejectedValueOnce(storeAway());
      expect((await register(payload, key)).status).toBe(503);
      expect(await serialOf(payload.serialNumber as string)).toMatchObject({ isValid: false });
      await expectNothingLeft(payload, key, before);
    });

    it('when the serial is freed: the sweeper frees it', async () => {
      const [payload, key, before] = [await payloadFor(), newKey(), await countOfStudents()];
      service.peers.behaviour = (request) =>
        isUpload(request) ? { status: 500 } : service.peers.usual(request);
      jest.spyOn(claims(), 'release').mockRejectedValueOnce(storeAway());
      expect((await register(payload, key)).status).toBe(503);
      service.peers.behaviour = undefined;
      await expectNothingLeft(payload, key, before);
    });

    it('only for the answer to the insertion: the student stands, and is answered', async () => {
      const [payload, key] = [await payloadFor(), newKey()];
      const insert = students().insert.bind(students());
      jest.spyOn(students(), 'insert').mockImplementationOnce(async (record) => {
        await insert(record);
        throw storeAway();
      });
      const { status, body } = await register(payload, key);
      expect(status).toBe(201);
      expect(await tracesOf(body._id)).toMatchObject({ students: 1, mails: 1, serials: 1, claims: 0 });
    });

    it.each([
      [
        'the receipt is ordered',
        () => jest.spyOn(service.get<MailOrdersService>(MailOrdersService), 'order'),
      ],
      ['the serial is marked used', () => jest.spyOn(claims(), 'use')],
    ])('when %s: the registration stands, and the sweeper completes it', async (_, spyOn) => {
      const [payload, key] = [await payloadFor(), newKey()];
      spyOn().mockRejectedValueOnce(storeAway());
      const { status, body } = await register(payload, key);
      expect(status).toBe(201);
      expect(await tracesOf(body._id)).toMatchObject({ students: 1, serials: 0, claims: 1 });
      await sweepLater();
      expect(await tracesOf(body._id)).toEqual({ students: 1, mails: 1, serials: 1, claims: 0, files: true });
      expect(await register(payload, key)).toMatchObject({ status: 201, body: { _id: body._id } });
      expect((await tracesOf(body._id)).mails).toBe(1);
    });

    it('for so long that others may have given it up: no success is claimed that may not hold', async () => {
      const [payload, key] = [await payloadFor(), newKey()];
      jest.spyOn(claims(), 'use').mockRejectedValueOnce(storeAway());
      // It asks twice before it stores the student, and once after.
      jest
        .spyOn(ClaimLease.prototype, 'isSurelyHeld', 'get')
        .mockReturnValueOnce(true)
        .mockReturnValueOnce(true)
        .mockReturnValueOnce(false);
      expect((await register(payload, key)).status).toBe(503);
      jest.restoreAllMocks();
      // It did hold: asking again finds the one student.
      const again = await register(payload, key);
      expect(again).toMatchObject({ status: 201, body: { _id: uploaded()[0] } });
      expect(uploaded()).toHaveLength(1);
    });

    it('while files were stored, so that the lease has ended: nothing is stored any more', async () => {
      const [payload, key, before] = [await payloadFor(), newKey(), await countOfStudents()];
      jest
        .spyOn(ClaimLease.prototype, 'isSurelyHeld', 'get')
        .mockReturnValueOnce(false)
        .mockReturnValueOnce(false);
      expect((await register(payload, key)).status).toBe(503);
      await expectNothingLeft(payload, key, before);
    });
  });

  describe('the media service', () => {
    /** The same call with a shorter patience than a minute. */
    function impatient() {
      const peers = service.get<InternalClient>(InternalClient);
      const call = peers.call.bind(peers) as InternalClient['call'];
      const quicker = (request: InternalRequest) => ({ ...request, timeoutMs: 300 });
      jest.spyOn(peers, 'call').mockImplementation((peer, request) => call(peer, quicker(request)));
    }

    it.each([
      ['answers 503', () => ({ status: 503 })],
      ['dies in the middle', () => ({ status: 0 })],
      ['gives a broken answer', () => ({ status: 200, body: { passport: 1 } })],
      ['hangs', () => new Promise<never>(() => {})],
    ])('%s: a clear error, the serial free, the files asked to be dropped', async (_, behaviour) => {
      const [payload, key, before] = [await payloadFor(), newKey(), await countOfStudents()];
      impatient();
      service.peers.behaviour = (request) => {
        // It stored the picture before it failed.
        service.peers.usual(request);
        return isUpload(request) ? behaviour() : { status: 200, body: {} };
      };
      const answer = await register(payload, key);
      expect(answer).toMatchObject({ status: 503, body: { code: 'UPSTREAM_UNAVAILABLE' } });
      expect(answer.body).toMatchObject({ message: expect.stringContaining('try again') });
      expect(await serialOf(payload.serialNumber as string)).toMatchObject({ isValid: true });
      service.peers.behaviour = undefined;
      await expectNothingLeft(payload, key, before);
    });
  });
});
