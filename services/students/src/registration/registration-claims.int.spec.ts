import { registerBody } from '@concord/contracts';
import { type ClaimName, SerialClaimsRepository } from '../serials/serial-claims.repository';
import { StudentsRepository } from '../students/students.repository';
import { SweeperService } from '../sweeper/sweeper.service';
import {
  ENDED,
  isUpload,
  NO_TRACES,
  RegistrationWorld,
  whenAllHasEnded,
} from '../testing/registration-world';
import { newKey, registration } from '../testing/test-service';
import { leaseEnd } from './claim-lease';
import { ClaimSettlement } from './claim-settlement';
import { attemptOf } from './registration-attempt';
import { toRecord } from './registration-record';

type Payload = Record<string, unknown>;

describe('a registration whose process is gone', () => {
  const world = new RegistrationWorld();
  const { service, register, newSerial, serialOf, serialRecord, tracesOf, countOfStudents } = world;
  const claims = () => service.get<SerialClaimsRepository>(SerialClaimsRepository);
  const students = () => service.get<StudentsRepository>(StudentsRepository);
  const settlement = () => service.get<ClaimSettlement>(ClaimSettlement);
  const sweep = (now?: Date) => service.get<SweeperService>(SweeperService).sweep(now);

  afterEach(() => jest.restoreAllMocks());

  const payloadFor = async (more: Payload = {}) => registration({ serialNumber: await newSerial(), ...more });

  /** What a process leaves that died after its claim and its upload. */
  async function leftAfterUpload(payload: Payload, key?: string, until = ENDED): Promise<ClaimName> {
    const body = registerBody.parse(payload);
    const name = { serial: body.serialNumber, studentId: students().newId() };
    await claims().claim({ ...name, attempt: attemptOf(key, body) }, until);
    service.peers.owners.add(name.studentId);
    return name;
  }

  /** The student that such a process inserted, or inserts now. */
  async function insert({ studentId }: ClaimName, payload: Payload, key?: string): Promise<void> {
    const body = registerBody.parse(payload);
    const files = { passport: { public_id: 'p' }, documents: [] };
    await students().insert(toRecord(studentId, body, files, attemptOf(key, body), new Date()));
  }

  const filesToGo = async (studentId: string) => {
    for (let n = 0; n < 100 && service.peers.owners.has(studentId); n += 1)
      await service.call('/health/live');
    expect(service.peers.owners.has(studentId)).toBe(false);
  };

  it('holds its serial until the lease has ended', async () => {
    const payload = await payloadFor();
    const left = await leftAfterUpload(payload, undefined, leaseEnd());
    await sweep();
    expect(await register(payload)).toMatchObject({ status: 409, body: { code: 'SERIAL_INVALID' } });
    expect((await tracesOf(left.studentId)).files).toBe(true);
  });

  it.each([
    ['another applicant', false],
    ['the same client with the same key', true],
  ])('lets %s register at the first try after the lease', async (_, isSame) => {
    const [payload, key] = [await payloadFor(), newKey()];
    const left = await leftAfterUpload(payload, key);
    const next = isSame ? payload : registration({ serialNumber: payload.serialNumber });
    const { status, body } = await register(next, isSame ? key : newKey());
    expect(status).toBe(201);
    expect(body._id).not.toBe(left.studentId);
    expect(await serialRecord(left.serial)).toMatchObject({ state: 'used' });
    await filesToGo(left.studentId);
    expect(await tracesOf(left.studentId)).toEqual(NO_TRACES);
  });

  it('lets the same key register with another serial, and frees the first', async () => {
    const [payload, key] = [await payloadFor(), newKey()];
    const left = await leftAfterUpload(payload, key);
    expect((await register({ ...payload, serialNumber: await newSerial() }, key)).status).toBe(201);
    expect(await serialOf(left.serial)).toMatchObject({ isValid: true });
  });

  it('does not wait for a media service that hangs', async () => {
    const payload = await payloadFor();
    await leftAfterUpload(payload);
    service.peers.behaviour = (request) =>
      request.method === 'DELETE' ? new Promise(() => {}) : service.peers.usual(request);
    expect((await register(payload)).status).toBe(201);
  });

  it.each([
    ['the sweeper', () => sweep()],
    ['two sweepers at once', () => Promise.all([sweep(), sweep()])],
  ])(
    'is settled by %s: the serial is free, the files go, and go again when an upload came late',
    async (_, settle) => {
      const left = await leftAfterUpload(await payloadFor());
      await settle();
      expect(await serialOf(left.serial)).toMatchObject({ isValid: true, dateUsed: null });
      await filesToGo(left.studentId);
      service.peers.owners.add(left.studentId);
      await sweep();
      expect(service.peers.owners.has(left.studentId)).toBe(true);
      await sweep(whenAllHasEnded());
      expect(await tracesOf(left.studentId)).toEqual(NO_TRACES);
      service.peers.requests.length = 0;
      await sweep(whenAllHasEnded());
      expect(service.peers.requests).toEqual([]);
    },
  );

  it('is completed when its student stands, with one receipt', async () => {
    const payload = await payloadFor();
    const left = await leftAfterUpload(payload);
    await insert(left, payload);
    await Promise.all([sweep(), sweep()]);
    await sweep(whenAllHasEnded());
    expect(await tracesOf(left.studentId)).toEqual({
      students: 1,
      mails: 1,
      serials: 1,
      claims: 0,
      files: true,
    });
    expect(await register(registration({ serialNumber: left.serial }))).toMatchObject({
      status: 409,
      body: { code: 'SERIAL_INVALID' },
    });
  });

  it('keeps its serial used when staff remove the student before the claim is settled', async () => {
    const payload = await payloadFor();
    const left = await leftAfterUpload(payload);
    await insert(left, payload);
    const removed = await service.call(`/student/${left.studentId}`, {
      method: 'DELETE',
      token: world.token,
    });
    expect(removed.status).toBe(200);
    await sweep(whenAllHasEnded());
    expect(await serialRecord(left.serial)).toMatchObject({ state: 'used', dateUsed: expect.any(Date) });
    expect(await tracesOf(left.studentId)).toEqual(NO_TRACES);
    expect(await settlement().complete(left, new Date())).toBe(false);
  });

  it('does not keep the sweeper from the others when it cannot be settled', async () => {
    const [stuck, other] = [
      await leftAfterUpload(await payloadFor()),
      await leftAfterUpload(await payloadFor()),
    ];
    const abandon = claims().abandon.bind(claims());
    jest
      .spyOn(claims(), 'abandon')
      .mockImplementation((name, before) =>
        name.serial === stuck.serial ? Promise.reject(new Error('this one fails')) : abandon(name, before),
      );
    await sweep();
    expect(await serialOf(other.serial)).toMatchObject({ isValid: true });
    jest.restoreAllMocks();
    await sweep();
    expect(await serialOf(stuck.serial)).toMatchObject({ isValid: true });
  });

  it.each([
    ['has ended', ENDED],
    ['still lasts', leaseEnd()],
  ])('is completed by the repeated key when its student stands and the lease %s', async (_, until) => {
    const [payload, key] = [await payloadFor(), newKey()];
    const left = await leftAfterUpload(payload, key, until);
    await insert(left, payload, key);
    expect((await register({ ...payload, firstName: 'Eve' }, key)).status).toBe(422);
    expect(await register(payload, key)).toMatchObject({ status: 201, body: { _id: left.studentId } });
    expect(await tracesOf(left.studentId)).toMatchObject({ students: 1, mails: 1, serials: 1, claims: 0 });
  });

  it('leaves nothing when its student came after it was given up', async () => {
    const [payload, key] = [await payloadFor(), newKey()];
    const left = await leftAfterUpload(payload, key);
    await sweep();
    const before = await countOfStudents();
    await insert(left, payload, key);
    expect(await settlement().complete(left, new Date())).toBe(false);
    // The next try of the same client is not answered with a student who is about to go.
    const next = await register(payload, key);
    expect(next.status).toBe(201);
    expect(next.body._id).not.toBe(left.studentId);
    await sweep(whenAllHasEnded());
    expect(await tracesOf(left.studentId)).toEqual(NO_TRACES);
    expect(await tracesOf(next.body._id)).toMatchObject({ students: 1, mails: 1, serials: 1 });
    expect(await countOfStudents()).toBe(before + 1);
  });

  it('is taken back by the next sweep when who gave it up died too', async () => {
    const payload = await payloadFor();
    const left = await leftAfterUpload(payload);
    await claims().abandon(left, new Date());
    await insert(left, payload);
    await sweep();
    expect(await serialOf(left.serial)).toMatchObject({ isValid: true });
    await filesToGo(left.studentId);
    expect(await tracesOf(left.studentId)).toEqual(NO_TRACES);
  });

  it('that was only slow finds itself given up, takes its student away and says so', async () => {
    const payload = await payloadFor();
    let slow = '';
    jest.spyOn(students(), 'insert').mockImplementationOnce(async (record) => {
      slow = record._id;
      // While it hung, its lease ended and somebody settled the claim; then it goes on.
      await claims().renew({ serial: record.serialNumber, studentId: slow }, ENDED);
      await sweep();
      jest.restoreAllMocks();
      await students().insert(record);
    });
    const answer = await register(payload);
    expect(answer).toMatchObject({ status: 503, body: { code: 'UPSTREAM_UNAVAILABLE' } });
    expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(await serialOf(payload.serialNumber as string)).toMatchObject({ isValid: true });
    await filesToGo(slow);
    expect(await tracesOf(slow)).toEqual(NO_TRACES);
    expect((await register(payload)).status).toBe(201);
  });

  it('is decided once, however many settle it while its student comes', async () => {
    for (let round = 0; round < 15; round += 1) {
      const payload = await payloadFor();
      const left = await leftAfterUpload(payload);
      const finish = async () => {
        await insert(left, payload);
        if (!(await settlement().complete(left, new Date()))) await settlement().takeBack(left, true);
      };
      await Promise.all([sweep(), finish(), sweep()]);
      const { files: _files, ...traces } = await tracesOf(left.studentId);
      const isUsed = (await serialRecord(left.serial))?.state === 'used';
      expect(traces).toEqual(
        isUsed
          ? { students: 1, mails: 1, serials: 1, claims: 0 }
          : { students: 0, mails: 0, serials: 0, claims: 0 },
      );
      expect(isUsed || (await serialOf(left.serial))?.isValid).toBe(true);
    }
  });

  it('never begins its upload before the serial is claimed, nor shows the student before the files', async () => {
    const payload = await payloadFor();
    service.peers.behaviour = async (request) => {
      if (isUpload(request)) {
        expect(await serialRecord(payload.serialNumber as string)).toMatchObject({ state: 'claimed' });
        expect(await world.stored('students', { email: payload.email })).toEqual([]);
      }
      return service.peers.usual(request);
    };
    const { status, body } = await register(payload);
    expect(status).toBe(201);
    expect(service.peers.owners.has(body._id)).toBe(true);
  });
});
