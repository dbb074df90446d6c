import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import { ClaimResolver } from '../registration/claim-resolver';
import { SerialClaimsRepository } from '../serials/serial-claims.repository';
import { StudentsRepository } from '../students/students.repository';
import { SweeperService } from '../sweeper/sweeper.service';
import { newEmail, StudentsHarness } from '../testing/harness';

describe('DELETE student/:id', () => {
  const service = new StudentsHarness();
  let token: string;

  beforeAll(async () => {
    await service.start();
    token = (await service.account('ADMIN')).token;
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    service.peers.behaviour = undefined;
    service.peers.requests.length = 0;
  });

  const remove = (id: string) =>
    service.call(`/student/${id}`, { method: 'DELETE', token, body: { cloudinaryPublicIds: [] } });
  const notifications = () =>
    service.peers.requests
      .filter(({ method }) => method === 'DELETE')
      .map(({ path }) => path)
      .sort();
  const sweep = () => service.get<SweeperService>(SweeperService).sweep(new Date(Date.now() + 60_000));

  it('removes the student from every view, and notifies media and exams', async () => {
    const { _id, email, serialNumber } = await service.student(token, { surname: 'Goner' });
    const candidate = service.tokens.candidate(_id);
    expect(await remove(_id)).toMatchObject({ status: 200, body: { _id } });
    expect(notifications()).toEqual([`/internal/owners/${_id}`, `/internal/students/${_id}`]);
    expect((await service.call(`/student/${_id}`, { token })).status).toBe(404);
    expect((await service.call(`/student/${_id}`, { token: candidate })).status).toBe(404);
    expect((await service.internal(`/students/${_id}`)).status).toBe(404);
    expect((await service.call('/student?search=goner', { token })).body).toEqual([]);
    expect((await service.call('/student/count', { token })).body).toEqual({ count: 0 });
    const signIn = { email, SerialNumber: serialNumber, address: '10.9.9.9' };
    expect((await service.internal('/exam-sign-in', { body: signIn })).status).toBe(401);
    expect((await remove(_id)).status).toBe(404);
  });

  const serialRecord = (serial: string) =>
    service.get<Connection>(getConnectionToken()).collection('serials').findOne({ serial });

  it('keeps the serial used, without the student', async () => {
    const { _id, serialNumber } = await service.student(token);
    expect(String((await serialRecord(serialNumber))?.usedBy)).toBe(_id);
    const view = async () =>
      (await service.call<object[]>(`/serial?search=${serialNumber}`, { token })).body[0];
    const before = await view();
    await remove(_id);
    const after = await serialRecord(serialNumber);
    expect(after).toMatchObject({ state: 'used', dateUsed: expect.any(Date) });
    expect(after).not.toHaveProperty('usedBy');
    expect(await view()).toEqual(before);
  });

  it('is finished by the sweeper when the process crashes before the serial is cleared', async () => {
    const { _id, serialNumber } = await service.student(token);
    const serials = service.get<SerialClaimsRepository>(SerialClaimsRepository);
    const crash = jest
      .spyOn(serials, 'clearUser')
      .mockRejectedValueOnce(new Error('the process crashed here'));
    expect((await remove(_id)).status).toBe(500);
    expect(String((await serialRecord(serialNumber))?.usedBy)).toBe(_id);
    await sweep();
    expect(await serialRecord(serialNumber)).not.toHaveProperty('usedBy');
    crash.mockRestore();
    expect((await service.call(`/student/${_id}`, { token })).status).toBe(404);
  });

  it('clears the serial of a student who is removed while it is marked used', async () => {
    const { _id, serialNumber } = await service.student(token);
    const serials = service.get<SerialClaimsRepository>(SerialClaimsRepository);
    const resolver = service.get<ClaimResolver>(ClaimResolver);
    const use = serials.use.bind(serials);
    jest.spyOn(serials, 'use').mockImplementationOnce(async (claim) => {
      await remove(_id);
      await service
        .get<Connection>(getConnectionToken())
        .collection('serials')
        .updateOne({ serial: serialNumber }, { $set: { usedBy: new Types.ObjectId(_id) } });
      return use(claim);
    });
    expect(await resolver.complete({ serial: serialNumber, studentId: _id }, new Date())).toBe(true);
    expect(await serialRecord(serialNumber)).not.toHaveProperty('usedBy');
  });

  it('frees the e-mail, but not the serial', async () => {
    const email = newEmail();
    const { _id, serialNumber } = await service.student(token, { email });
    await remove(_id);
    expect((await service.call(`/serial/validate?serial=${serialNumber}`)).body).toEqual({ isValid: false });
    expect((await service.student(token, { email }))._id).not.toBe(_id);
  });

  it('retries until both services have confirmed', async () => {
    const { _id } = await service.student(token);
    service.peers.behaviour = (request) =>
      request.path.startsWith('/internal/students/') ? { status: 500 } : service.peers.defaultAnswer(request);
    service.peers.requests.length = 0;
    expect((await remove(_id)).status).toBe(200);
    await sweep();
    expect(notifications()).toEqual([
      `/internal/owners/${_id}`,
      `/internal/students/${_id}`,
      `/internal/students/${_id}`,
    ]);
    service.peers.behaviour = undefined;
    await sweep();
    await sweep();
    expect(notifications()).toHaveLength(4);
  });

  it('continues with the others when one fails', async () => {
    const [first, second] = [await service.student(token), await service.student(token)];
    service.peers.behaviour = () => ({ status: 500 });
    await remove(first._id);
    await remove(second._id);
    service.peers.behaviour = undefined;
    service.peers.requests.length = 0;
    const students = service.get<StudentsRepository>(StudentsRepository);
    const broken = jest.spyOn(students, 'delete').mockRejectedValueOnce(new Error('this one fails'));
    await sweep();
    broken.mockRestore();
    expect(notifications()).toHaveLength(2);
    await sweep();
    expect(notifications()).toHaveLength(4);
  });

  it('removes a student once for parallel requests', async () => {
    const { _id } = await service.student(token);
    const tries = await Promise.all([1, 2, 3, 4].map(() => remove(_id)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tries.filter(({ status }) => status === 404)).toHaveLength(3);
    await sweep();
    service.peers.requests.length = 0;
    await sweep();
    expect(notifications()).toEqual([]);
  });

  it.each(['f'.repeat(24), 'nope'])('answers 404 for %s', async (id) => {
    expect((await remove(id)).status).toBe(404);
  });
});
