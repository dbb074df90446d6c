import { registerBody } from '@concord/contracts';
import { eventually } from '@concord/nest-platform/testing';
import type { ClaimId } from '../../../store/serials/serial-claims.repository';
import { newKey, registration } from '../../../testing/harness';
import {
  afterAllLeases,
  EXPIRED,
  NO_TRACES,
  REGISTERED,
  RegistrationHarness,
} from '../../../testing/registration-harness';
import { leaseEnd } from './claim-lease';
import { ClaimResolver } from './claim-resolver';
import { parseIdempotencyKey } from './idempotency-key';
import { toStudentRecord } from './student-record';

describe('a registration whose process crashed', () => {
  const harness = new RegistrationHarness();
  const { service, register, newPayload, newSerial, serialOf, serialRecord, sweep, tracesOf } = harness;
  const resolver = () => service.get<ClaimResolver>(ClaimResolver);
  const serialTaken = { status: 409, body: { code: 'SERIAL_INVALID' } };

  /** Leaves the state of a process that crashed after its claim and upload. */
  async function crashAfterUpload(payload: object, key?: string, until = EXPIRED): Promise<ClaimId> {
    const body = registerBody.parse(payload);
    const claim = { serial: body.serialNumber, studentId: harness.students.newId() };
    await harness.claims.claim({ ...claim, idempotency: parseIdempotencyKey(key, body) }, until);
    service.peers.owners.add(claim.studentId);
    return claim;
  }

  /** Inserts the student, as if that process had crashed later. */
  async function insertStudent({ studentId }: ClaimId, payload: object, key?: string): Promise<void> {
    const body = registerBody.parse(payload);
    const files = { passport: { public_id: 'p' }, documents: [] };
    const idempotency = parseIdempotencyKey(key, body);
    await harness.students.insert(toStudentRecord(studentId, body, files, idempotency, new Date()));
  }

  const expectFilesRemoved = (studentId: string) => eventually(() => !service.peers.owners.has(studentId));

  it('keeps its serial claimed until the lease expires', async () => {
    const payload = await newPayload();
    const claim = await crashAfterUpload(payload, undefined, leaseEnd());
    await sweep();
    expect(await register(payload)).toMatchObject(serialTaken);
    expect((await tracesOf(claim.studentId)).files).toBe(true);
  });

  it.each([
    ['another applicant', false],
    ['the same client with the same key', true],
  ])('lets %s register at the first attempt after the lease', async (_, isSame) => {
    const [payload, key] = [await newPayload(), newKey()];
    const claim = await crashAfterUpload(payload, key);
    const next = isSame ? payload : registration({ serialNumber: payload.serialNumber });
    const { status, body } = await register(next, isSame ? key : newKey());
    expect(status).toBe(201);
    expect(body._id).not.toBe(claim.studentId);
    expect(await serialRecord(claim.serial)).toMatchObject({ state: 'used' });
    await expectFilesRemoved(claim.studentId);
    expect(await tracesOf(claim.studentId)).toEqual(NO_TRACES);
  });

  it('lets the same key register with another serial, and releases the first', async () => {
    const [payload, key] = [await newPayload(), newKey()];
    const claim = await crashAfterUpload(payload, key);
    expect((await register({ ...payload, serialNumber: await newSerial() }, key)).status).toBe(201);
    expect(await serialOf(claim.serial)).toMatchObject({ isValid: true });
  });

  it('does not wait for a media service that hangs', async () => {
    const payload = await newPayload();
    await crashAfterUpload(payload);
    service.peers.behaviour = (request) =>
      request.method === 'DELETE' ? 'silence' : service.peers.defaultAnswer(request);
    expect((await register(payload)).status).toBe(201);
  });

  it('is rolled back by sweepers: the serial is free, and the files are removed, also those that arrive late', async () => {
    const claim = await crashAfterUpload(await newPayload());
    await Promise.all([sweep(), sweep()]);
    expect(await serialOf(claim.serial)).toMatchObject({ isValid: true, dateUsed: null });
    await expectFilesRemoved(claim.studentId);
    service.peers.owners.add(claim.studentId);
    await sweep();
    expect(service.peers.owners.has(claim.studentId)).toBe(true);
    await sweep(afterAllLeases());
    expect(await tracesOf(claim.studentId)).toEqual(NO_TRACES);
    service.peers.requests.length = 0;
    await sweep(afterAllLeases());
    expect(service.peers.requests).toEqual([]);
  });

  it('is completed when its student is stored, with one receipt', async () => {
    const payload = await newPayload();
    const claim = await crashAfterUpload(payload);
    await insertStudent(claim, payload);
    await Promise.all([sweep(), sweep()]);
    await sweep(afterAllLeases());
    expect(await tracesOf(claim.studentId)).toEqual(REGISTERED);
    expect(await register(registration({ serialNumber: claim.serial }))).toMatchObject(serialTaken);
  });

  it('keeps its serial used when the student is destroyed before the claim is resolved', async () => {
    const payload = await newPayload();
    const claim = await crashAfterUpload(payload);
    await insertStudent(claim, payload);
    expect((await harness.destroyStudent(claim.studentId)).status).toBe(200);
    await sweep(afterAllLeases());
    expect(await serialRecord(claim.serial)).toMatchObject({ state: 'used', dateUsed: expect.any(Date) });
    expect(await tracesOf(claim.studentId)).toEqual(NO_TRACES);
    expect(await resolver().complete(claim, new Date())).toBe(false);
  });

  it('does not stop the sweeper when it cannot be resolved', async () => {
    const failing = await crashAfterUpload(await newPayload());
    const other = await crashAfterUpload(await newPayload());
    const abandon = harness.claims.abandon.bind(harness.claims);
    jest
      .spyOn(harness.claims, 'abandon')
      .mockImplementation((id, before) =>
        id.serial === failing.serial ? Promise.reject(new Error('this one fails')) : abandon(id, before),
      );
    await sweep();
    expect(await serialOf(other.serial)).toMatchObject({ isValid: true });
    jest.restoreAllMocks();
    await sweep();
    expect(await serialOf(failing.serial)).toMatchObject({ isValid: true });
  });

  it.each([
    ['has expired', EXPIRED],
    ['is held', leaseEnd()],
  ])('is completed by a retry with its key when its student is stored and the lease %s', async (_, until) => {
    const [payload, key] = [await newPayload(), newKey()];
    const claim = await crashAfterUpload(payload, key, until);
    await insertStudent(claim, payload, key);
    expect((await register({ ...payload, firstName: 'Eve' }, key)).status).toBe(422);
    expect(await register(payload, key)).toMatchObject({ status: 201, body: { _id: claim.studentId } });
    expect(await tracesOf(claim.studentId)).toEqual(REGISTERED);
  });

  it('leaves nothing when its student was inserted after the claim was abandoned', async () => {
    const [payload, key] = [await newPayload(), newKey()];
    const claim = await crashAfterUpload(payload, key);
    await sweep();
    const before = await harness.countOfStudents();
    await insertStudent(claim, payload, key);
    expect(await resolver().complete(claim, new Date())).toBe(false);
    // A retry must not be answered with a student that is about to be deleted.
    const next = await register(payload, key);
    expect(next.status).toBe(201);
    expect(next.body._id).not.toBe(claim.studentId);
    await sweep(afterAllLeases());
    expect(await tracesOf(claim.studentId)).toEqual(NO_TRACES);
    expect(await tracesOf(next.body._id)).toEqual(REGISTERED);
    expect(await harness.countOfStudents()).toBe(before + 1);
  });

  it('is rolled back by the next sweep when the process that abandoned it crashed too', async () => {
    const payload = await newPayload();
    const claim = await crashAfterUpload(payload);
    await harness.claims.abandon(claim, new Date());
    await insertStudent(claim, payload);
    await sweep();
    expect(await serialOf(claim.serial)).toMatchObject({ isValid: true });
    await expectFilesRemoved(claim.studentId);
    expect(await tracesOf(claim.studentId)).toEqual(NO_TRACES);
  });

  it('rolls back and answers 503 when it was only slow and another process abandoned it', async () => {
    const payload = await newPayload();
    let slowId = '';
    jest.spyOn(harness.students, 'insert').mockImplementationOnce(async (record) => {
      slowId = record._id;
      // In the meantime, the lease expires and the sweeper resolves the claim.
      await harness.claims.renew({ serial: record.serialNumber, studentId: slowId }, EXPIRED);
      await sweep();
      jest.restoreAllMocks();
      await harness.students.insert(record);
    });
    const answer = await register(payload);
    expect(answer).toMatchObject({ status: 503, body: { code: 'UPSTREAM_UNAVAILABLE' } });
    expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(await serialOf(payload.serialNumber)).toMatchObject({ isValid: true });
    await expectFilesRemoved(slowId);
    expect(await tracesOf(slowId)).toEqual(NO_TRACES);
    expect((await register(payload)).status).toBe(201);
  });

  it('is either completed or rolled back when several resolve it while its student is inserted', async () => {
    for (let round = 0; round < 15; round += 1) {
      const payload = await newPayload();
      const claim = await crashAfterUpload(payload);
      const finish = async () => {
        await insertStudent(claim, payload);
        if (!(await resolver().complete(claim, new Date()))) await resolver().rollBack(claim, true);
      };
      await Promise.all([sweep(), finish(), sweep()]);
      const isUsed = (await serialRecord(claim.serial))?.state === 'used';
      const { files: _, ...expected } = isUsed ? REGISTERED : NO_TRACES;
      expect(await tracesOf(claim.studentId)).toMatchObject(expected);
      expect(isUsed || (await serialOf(claim.serial))?.isValid).toBe(true);
    }
  });

  it('starts its upload after the claim, and shows the student after the files', async () => {
    const payload = await newPayload();
    harness.answerUploads(async (request) => {
      expect(await serialRecord(payload.serialNumber)).toMatchObject({ state: 'claimed' });
      expect(await harness.stored('students', { serialNumber: payload.serialNumber })).toEqual([]);
      return service.peers.defaultAnswer(request);
    });
    const { status, body } = await register(payload);
    expect(status).toBe(201);
    expect(service.peers.owners.has(body._id)).toBe(true);
  });
});
