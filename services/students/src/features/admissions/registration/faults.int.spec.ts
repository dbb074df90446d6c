// On one server: it kills processes and breaks connections.
import { InternalClient } from '@concord/nest-platform';
import { newKey } from '../../../testing/harness';
import {
  afterAllLeases,
  NO_TRACES,
  REGISTERED,
  RegistrationHarness,
  storeUnavailable,
} from '../../../testing/registration-harness';
import { MailRequestsService } from '../../mail/requests/mail-requests.service';
import { ClaimLease } from './claim-lease';

describe('a registration during a failure', () => {
  const harness = new RegistrationHarness();
  const { service, register, newPayload, serialOf, tracesOf, countOfStudents, uploaded } = harness;
  let payload: Awaited<ReturnType<typeof newPayload>>;
  let key: string;
  let before: number;

  beforeEach(async () => {
    [payload, key, before] = [await newPayload(), newKey(), await countOfStudents()];
  });

  /** Expects no traces of the failed registration, and success of a retry. */
  async function expectNothingLeft() {
    await harness.sweep(afterAllLeases());
    expect(await serialOf(payload.serialNumber)).toMatchObject({ isValid: true, dateUsed: null });
    for (const id of uploaded()) expect(await tracesOf(id)).toEqual(NO_TRACES);
    expect(await countOfStudents()).toBe(before);
    expect((await register(payload, key)).status).toBe(201);
  }

  describe('of the store', () => {
    it.each([
      ['when the serial is claimed', () => jest.spyOn(harness.claims, 'claim')],
      ['when the student is stored', () => jest.spyOn(harness.students, 'insert')],
    ])('%s: answers 503, leaves nothing, and succeeds on retry', async (_, spyOn) => {
      spyOn().mockRejectedValueOnce(storeUnavailable());
      const answer = await register(payload, key);
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      await expectNothingLeft();
    });

    it('when the student is stored, and when that is rolled back: the sweeper does it', async () => {
      jest.spyOn(harness.students, 'insert').mockRejectedValueOnce(storeUnavailable());
      jest.spyOn(harness.claims, 'abandon').mockRejectedValueOnce(storeUnavailable());
      expect((await register(payload, key)).status).toBe(503);
      expect(await serialOf(payload.serialNumber)).toMatchObject({ isValid: false });
      await expectNothingLeft();
    });

    it('when the serial is released: the sweeper releases it', async () => {
      harness.answerUploads(() => ({ status: 500 }));
      jest.spyOn(harness.claims, 'release').mockRejectedValueOnce(storeUnavailable());
      expect((await register(payload, key)).status).toBe(503);
      service.peers.behaviour = undefined;
      await expectNothingLeft();
    });

    it('after the insert: the student is stored and answered', async () => {
      const insert = harness.students.insert.bind(harness.students);
      jest.spyOn(harness.students, 'insert').mockImplementationOnce(async (record) => {
        await insert(record);
        throw storeUnavailable();
      });
      const { status, body } = await register(payload, key);
      expect(status).toBe(201);
      expect(await tracesOf(body._id)).toEqual(REGISTERED);
    });

    it('after an insert that no majority confirms, and later: answers 503, and a retry finds the student', async () => {
      const insert = harness.students.insert.bind(harness.students);
      jest.spyOn(harness.students, 'insert').mockImplementationOnce(async (record) => {
        await insert(record);
        throw storeUnavailable();
      });
      jest.spyOn(harness.claims, 'use').mockRejectedValueOnce(storeUnavailable());
      expect((await register(payload, key)).status).toBe(503);
      await harness.sweep(afterAllLeases());
      const { status, body } = await register(payload, key);
      expect(status).toBe(201);
      expect(await tracesOf(body._id)).toEqual(REGISTERED);
      expect(await countOfStudents()).toBe(before + 1);
    });

    it.each([
      [
        'the receipt is ordered',
        () => jest.spyOn(service.get<MailRequestsService>(MailRequestsService), 'request'),
      ],
      ['the serial is marked used', () => jest.spyOn(harness.claims, 'use')],
    ])('when %s: the registration is answered, and the sweeper completes it', async (_, spyOn) => {
      spyOn().mockRejectedValueOnce(storeUnavailable());
      const { status, body } = await register(payload, key);
      expect(status).toBe(201);
      expect(await tracesOf(body._id)).toMatchObject({ students: 1, serials: 0, claims: 1 });
      await harness.sweep(afterAllLeases());
      expect(await tracesOf(body._id)).toEqual(REGISTERED);
      expect(await register(payload, key)).toMatchObject({ status: 201, body: { _id: body._id } });
      expect(await tracesOf(body._id)).toEqual(REGISTERED);
    });

    it('until the lease may have expired: answers 503, because the claim may be abandoned', async () => {
      jest.spyOn(harness.claims, 'use').mockRejectedValueOnce(storeUnavailable());
      // `isHeld` is read twice before the student is stored, and once after it.
      jest
        .spyOn(ClaimLease.prototype, 'isHeld', 'get')
        .mockReturnValueOnce(true)
        .mockReturnValueOnce(true)
        .mockReturnValueOnce(false);
      expect((await register(payload, key)).status).toBe(503);
      jest.restoreAllMocks();
      // The claim was not abandoned, so a retry finds the student.
      const again = await register(payload, key);
      expect(again).toMatchObject({ status: 201, body: { _id: uploaded()[0] } });
      expect(uploaded()).toHaveLength(1);
    });

    it('until the lease has expired while files were stored: stores no student', async () => {
      jest.spyOn(ClaimLease.prototype, 'isHeld', 'get').mockReturnValueOnce(false).mockReturnValueOnce(false);
      expect((await register(payload, key)).status).toBe(503);
      await expectNothingLeft();
    });
  });

  it.each([
    ['answers 500', { status: 500 }],
    ['closes the connection', 'hang-up' as const],
    ['answers another shape', { status: 200, body: { passport: 1 } }],
    ['hangs', 'silence' as const],
  ])(
    'of the media service, which %s: answers 503, releases the serial, and removes the files',
    async (_, failure) => {
      const peers = service.get<InternalClient>(InternalClient);
      const call = peers.call.bind(peers);
      jest.spyOn(peers, 'call').mockImplementation((of, input) => call(of, input, { timeoutMs: 300 }));
      harness.answerUploads((request) => {
        // The picture is stored before the call fails.
        service.peers.defaultAnswer(request);
        return failure;
      });
      const answer = await register(payload, key);
      expect(answer).toMatchObject({
        status: 503,
        body: { code: 'UPSTREAM_UNAVAILABLE', message: expect.stringContaining('try again') },
      });
      expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      expect(await serialOf(payload.serialNumber)).toMatchObject({ isValid: true });
      service.peers.behaviour = undefined;
      await expectNothingLeft();
    },
  );
});
