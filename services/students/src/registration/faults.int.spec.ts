import { InternalClient } from '@concord/nest-platform';
import { MailOrdersService } from '../mail/mail-orders.service';
import { SerialClaimsRepository } from '../serials/serial-claims.repository';
import { StudentsRepository } from '../students/students.repository';
import { SweeperService } from '../sweeper/sweeper.service';
import {
  isUpload,
  NO_TRACES,
  RegistrationHarness,
  storeUnavailable,
  afterAllLeases,
} from '../testing/registration-harness';
import { newKey, registration } from '../testing/harness';
import { ClaimLease } from './claim-lease';

describe('a registration during a failure', () => {
  const harness = new RegistrationHarness();
  const { service, register, newSerial, serialOf, tracesOf, countOfStudents } = harness;
  const claims = () => service.get<SerialClaimsRepository>(SerialClaimsRepository);
  const students = () => service.get<StudentsRepository>(StudentsRepository);
  const sweepLater = () => service.get<SweeperService>(SweeperService).sweep(afterAllLeases());

  afterEach(() => jest.restoreAllMocks());

  const payloadFor = async () => registration({ serialNumber: await newSerial() });
  const uploaded = () =>
    service.peers.requests.filter(isUpload).map(({ body }) => (body as { student: string }).student);

  /** Expects nothing of the failed registration, and that the same request succeeds afterwards. */
  async function expectNothingLeft(payload: Record<string, unknown>, key: string, before: number) {
    await sweepLater();
    expect(await serialOf(payload.serialNumber as string)).toMatchObject({ isValid: true, dateUsed: null });
    for (const id of uploaded()) expect(await tracesOf(id)).toEqual(NO_TRACES);
    expect(await countOfStudents()).toBe(before);
    expect((await register(payload, key)).status).toBe(201);
  }

  describe('of the store', () => {
    it.each([
      ['when the serial is claimed', () => jest.spyOn(claims(), 'claim')],
      ['when the student is stored', () => jest.spyOn(students(), 'insert')],
    ])('%s: answers 503, leaves nothing, and succeeds on retry', async (_, spyOn) => {
      const [payload, key, before] = [await payloadFor(), newKey(), await countOfStudents()];
      spyOn().mockRejectedValueOnce(storeUnavailable());
      const answer = await register(payload, key);
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.body).toMatchObject({
        requestId: expect.any(String),
        message: expect.stringMatching(/ .*/),
      });
      await expectNothingLeft(payload, key, before);
    });

    it('when the student is stored, and when that is rolled back: the sweeper does it', async () => {
      const [payload, key, before] = [await payloadFor(), newKey(), await countOfStudents()];
      jest.spyOn(students(), 'insert').mockRejectedValueOnce(storeUnavailable());
      jest.spyOn(claims(), 'abandon').mockRejectedValueOnce(storeUnavailable());
      expect((await register(payload, key)).status).toBe(503);
      expect(await serialOf(payload.serialNumber as string)).toMatchObject({ isValid: false });
      await expectNothingLeft(payload, key, before);
    });

    it('when the serial is released: the sweeper releases it', async () => {
      const [payload, key, before] = [await payloadFor(), newKey(), await countOfStudents()];
      service.peers.behaviour = (request) =>
        isUpload(request) ? { status: 500 } : service.peers.defaultAnswer(request);
      jest.spyOn(claims(), 'release').mockRejectedValueOnce(storeUnavailable());
      expect((await register(payload, key)).status).toBe(503);
      service.peers.behaviour = undefined;
      await expectNothingLeft(payload, key, before);
    });

    it('after the insert: the student is stored and answered', async () => {
      const [payload, key] = [await payloadFor(), newKey()];
      const insert = students().insert.bind(students());
      jest.spyOn(students(), 'insert').mockImplementationOnce(async (record) => {
        await insert(record);
        throw storeUnavailable();
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
    ])('when %s: the registration is answered, and the sweeper completes it', async (_, spyOn) => {
      const [payload, key] = [await payloadFor(), newKey()];
      spyOn().mockRejectedValueOnce(storeUnavailable());
      const { status, body } = await register(payload, key);
      expect(status).toBe(201);
      expect(await tracesOf(body._id)).toMatchObject({ students: 1, serials: 0, claims: 1 });
      await sweepLater();
      expect(await tracesOf(body._id)).toEqual({ students: 1, mails: 1, serials: 1, claims: 0, files: true });
      expect(await register(payload, key)).toMatchObject({ status: 201, body: { _id: body._id } });
      expect((await tracesOf(body._id)).mails).toBe(1);
    });

    it('until the lease may have expired: answers 503, because the claim may be abandoned', async () => {
      const [payload, key] = [await payloadFor(), newKey()];
      jest.spyOn(claims(), 'use').mockRejectedValueOnce(storeUnavailable());
      // Read twice before the student is stored, and once after.
      jest
        .spyOn(ClaimLease.prototype, 'isHeld', 'get')
        .mockReturnValueOnce(true)
        .mockReturnValueOnce(true)
        .mockReturnValueOnce(false);
      expect((await register(payload, key)).status).toBe(503);
      jest.restoreAllMocks();
      // The claim was not abandoned: a retry finds the one student.
      const again = await register(payload, key);
      expect(again).toMatchObject({ status: 201, body: { _id: uploaded()[0] } });
      expect(uploaded()).toHaveLength(1);
    });

    it('until the lease has expired while files were stored: stores no student', async () => {
      const [payload, key, before] = [await payloadFor(), newKey(), await countOfStudents()];
      jest.spyOn(ClaimLease.prototype, 'isHeld', 'get').mockReturnValueOnce(false).mockReturnValueOnce(false);
      expect((await register(payload, key)).status).toBe(503);
      await expectNothingLeft(payload, key, before);
    });
  });

  describe('of the media service', () => {
    /** Shortens the time-out of calls to other services. */
    function shortenTimeouts() {
      const peers = service.get<InternalClient>(InternalClient);
      const call = peers.call.bind(peers);
      jest.spyOn(peers, 'call').mockImplementation((of, input) => call(of, input, { timeoutMs: 300 }));
    }

    it.each([
      ['answers 503', () => ({ status: 503 })],
      ['answers 500', () => ({ status: 500 })],
      ['closes the connection', () => 'hang-up' as const],
      ['answers another shape', () => ({ status: 200, body: { passport: 1 } })],
      ['hangs', () => 'silence' as const],
    ])('that %s: answers 503, releases the serial, and removes the files', async (_, behaviour) => {
      const [payload, key, before] = [await payloadFor(), newKey(), await countOfStudents()];
      shortenTimeouts();
      service.peers.behaviour = (request) => {
        // The picture is stored before the failure.
        service.peers.defaultAnswer(request);
        return isUpload(request) ? behaviour() : { status: 200, body: {} };
      };
      const answer = await register(payload, key);
      expect(answer).toMatchObject({ status: 503, body: { code: 'UPSTREAM_UNAVAILABLE' } });
      expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      expect(answer.body).toMatchObject({ message: expect.stringContaining('try again') });
      expect(await serialOf(payload.serialNumber as string)).toMatchObject({ isValid: true });
      service.peers.behaviour = undefined;
      await expectNothingLeft(payload, key, before);
    });
  });
});
