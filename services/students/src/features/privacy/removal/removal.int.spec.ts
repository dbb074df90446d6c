import { Types } from 'mongoose';
import { newEmail } from '../../../testing/harness';
import { RegistrationHarness } from '../../../testing/registration-harness';
import { ClaimResolver } from '../../admissions/registration/claim-resolver';
import { RemovalService } from './removal.service';

describe(RemovalService.name, () => {
  const harness = new RegistrationHarness();
  const { service, serialRecord, destroyStudent: remove } = harness;

  const newStudent = (more?: Record<string, unknown>) => service.student(harness.token, more);
  const notifications = () =>
    service.peers.requests
      .filter(({ method }) => method === 'DELETE')
      .map(({ path }) => path)
      .sort();
  const sweep = () => harness.sweep(new Date(Date.now() + 60_000));

  it('keeps the serial used, without the student', async () => {
    const { _id, serialNumber } = await newStudent();
    expect(String((await serialRecord(serialNumber))?.usedBy)).toBe(_id);
    const before = await harness.serialOf(serialNumber);
    await remove(_id);
    const after = await serialRecord(serialNumber);
    expect(after).toMatchObject({ state: 'used', dateUsed: expect.any(Date) });
    expect(after).not.toHaveProperty('usedBy');
    expect(await harness.serialOf(serialNumber)).toEqual({ ...before, usedBy: undefined });
  });

  it('is finished by the sweeper when the process crashes before the serial is cleared', async () => {
    const { _id, serialNumber } = await newStudent();
    jest.spyOn(harness.claims, 'clearStudent').mockRejectedValueOnce(new Error('the process crashed here'));
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
      request.method === 'DELETE' && request.path.startsWith('/internal/students/')
        ? { status: 500 }
        : service.peers.defaultAnswer(request);
    expect((await remove(_id)).status).toBe(200);
    await sweep();
    expect(notifications()).toEqual([
      `/internal/owners/${_id}`,
      `/internal/students/${_id}/records`,
      `/internal/students/${_id}/records`,
    ]);
    service.peers.behaviour = undefined;
    await sweep();
    await sweep();
    expect(notifications()).toHaveLength(4);
  });

  it('continues with the others when one fails', async () => {
    const [first, second] = [await newStudent(), await newStudent()];
    service.peers.behaviour = (request) =>
      request.method === 'DELETE' ? { status: 500 } : service.peers.defaultAnswer(request);
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

  it('finishes a tombstone of the previous release, which leaves the results', async () => {
    const id = 'a'.repeat(24);
    await service
      .collection('removals')
      .insertOne({ _id: new Types.ObjectId(id), awaiting: ['media', 'exams'], dueAt: new Date() });
    await sweep();
    expect(notifications()).toEqual([`/internal/owners/${id}`, `/internal/students/${id}`]);
    expect(await harness.stored('removals', {})).toEqual([]);
  });
});
