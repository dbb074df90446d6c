import { Types } from 'mongoose';
import { ClaimResolver } from '../registration/claim-resolver';
import { newEmail } from '../testing/harness';
import { RegistrationHarness } from '../testing/registration-harness';

describe('DELETE student/:id', () => {
  const harness = new RegistrationHarness();
  const { service, serialRecord, removeStudent: remove } = harness;

  const newStudent = (more?: Record<string, unknown>) => service.student(harness.token, more);
  const notifications = () =>
    service.peers.requests
      .filter(({ method }) => method === 'DELETE')
      .map(({ path }) => path)
      .sort();
  const sweep = () => harness.sweep(new Date(Date.now() + 60_000));

  it('removes the student from every view, and notifies media and exams', async () => {
    const { token } = harness;
    const { _id, email, serialNumber } = await newStudent({ surname: 'Goner' });
    const candidate = service.tokens.candidate(_id);
    expect(await remove(_id)).toMatchObject({ status: 200, body: { _id } });
    expect(notifications()).toEqual([`/internal/owners/${_id}`, `/internal/students/${_id}`]);
    expect((await service.call(`/student/${_id}`, { token })).status).toBe(404);
    expect((await service.call(`/student/${_id}`, { token: candidate })).status).toBe(404);
    expect((await service.internal(`/students/${_id}`)).status).toBe(404);
    expect((await service.call('/student?search=goner', { token })).body).toEqual([]);
    expect(await harness.countOfStudents()).toBe(0);
    const signIn = { email, SerialNumber: serialNumber, address: '10.9.9.9' };
    expect((await service.internal('/exam-sign-in', { body: signIn })).status).toBe(401);
    expect((await remove(_id)).status).toBe(404);
  });

  it('keeps the serial used, without the student', async () => {
    const { _id, serialNumber } = await newStudent();
    expect(String((await serialRecord(serialNumber))?.usedBy)).toBe(_id);
    const before = await harness.serialOf(serialNumber);
    await remove(_id);
    const after = await serialRecord(serialNumber);
    expect(after).toMatchObject({ state: 'used', dateUsed: expect.any(Date) });
    expect(after).not.toHaveProperty('usedBy');
    expect(await harness.serialOf(serialNumber)).toEqual(before);
  });

  it('is finished by the sweeper when the process crashes before the serial is cleared', async () => {
    const { _id, serialNumber } = await newStudent();
    jest.spyOn(harness.claims, 'clearUser').mockRejectedValueOnce(new Error('the process crashed here'));
    expect((await remove(_id)).status).toBe(500);
    expect(String((await serialRecord(serialNumber))?.usedBy)).toBe(_id);
    await sweep();
    expect(await serialRecord(serialNumber)).not.toHaveProperty('usedBy');
    expect((await service.call(`/student/${_id}`, { token: harness.token })).status).toBe(404);
  });

  it('clears the serial of a student who is removed while it is marked used', async () => {
    const { _id, serialNumber } = await newStudent();
    const use = harness.claims.use.bind(harness.claims);
    jest.spyOn(harness.claims, 'use').mockImplementationOnce(async (claim) => {
      await remove(_id);
      await service
        .collection('serials')
        .updateOne({ serial: serialNumber }, { $set: { usedBy: new Types.ObjectId(_id) } });
      return use(claim);
    });
    const resolver = service.get<ClaimResolver>(ClaimResolver);
    expect(await resolver.complete({ serial: serialNumber, studentId: _id }, new Date())).toBe(true);
    expect(await serialRecord(serialNumber)).not.toHaveProperty('usedBy');
  });

  it('frees the e-mail, but not the serial', async () => {
    const email = newEmail();
    const { _id, serialNumber } = await newStudent({ email });
    await remove(_id);
    expect((await service.call(`/serial/validate?serial=${serialNumber}`)).body).toEqual({ isValid: false });
    expect((await newStudent({ email }))._id).not.toBe(_id);
  });

  it('retries until both services have confirmed', async () => {
    const { _id } = await newStudent();
    service.peers.behaviour = (request) =>
      request.path.startsWith('/internal/students/') ? { status: 500 } : service.peers.defaultAnswer(request);
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
    const [first, second] = [await newStudent(), await newStudent()];
    service.peers.behaviour = () => ({ status: 500 });
    await remove(first._id);
    await remove(second._id);
    service.peers.behaviour = undefined;
    service.peers.requests.length = 0;
    jest.spyOn(harness.students, 'delete').mockRejectedValueOnce(new Error('this one fails'));
    await sweep();
    expect(notifications()).toHaveLength(2);
    await sweep();
    expect(notifications()).toHaveLength(4);
  });

  it('removes a student once for parallel requests', async () => {
    const { _id } = await newStudent();
    const tries = await Promise.all([1, 2, 3, 4].map(() => remove(_id)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    await sweep();
    service.peers.requests.length = 0;
    await sweep();
    expect(notifications()).toEqual([]);
  });

  it.each(['f'.repeat(24), 'nope'])('answers 404 for %s', async (id) => {
    expect((await remove(id)).status).toBe(404);
  });
});
