import { Types } from 'mongoose';
import { AccessBrowser } from '../../../testing/access-browser';
import { MailHarness } from '../../../testing/mail-harness';

describe('AccessForgetting', () => {
  const harness = new MailHarness();
  const { service } = harness;
  const reason = 'Asked by telephone';
  const counts = async (person: object, email: string, id: string) => {
    const of = (collection: string, filter: object) => service.collection(collection).countDocuments(filter);
    return {
      sessions: await of('access-sessions', person),
      codes: await of('access-codes', { email }),
      blocks: await of('access-blocks', { _id: id as never }),
    };
  };
  const blocked = (id: string) =>
    service.call(`/access/people/${id}/block`, { method: 'PUT', token: harness.super, body: { reason } });
  const NONE = { sessions: 0, codes: 0, blocks: 0 };

  /** An applicant with a sign-in, a code that is not used yet, and a block. */
  const known = async () => {
    const student = await service.student(harness.admin, { surname: 'Okafor' });
    await blocked(student._id);
    await service.call(`/access/people/${student._id}/block`, {
      method: 'DELETE',
      token: harness.super,
      body: { reason },
    });
    const phone = new AccessBrowser(harness);
    await phone.signIn(student.email);
    await phone.ask(student.email);
    await service
      .collection('access-blocks')
      .insertOne({ _id: student._id as never, reason, by: { _id: 'x', username: 'ada' }, at: new Date() });
    return student;
  };

  it('deletes sign-ins, codes and the block of a student who is destroyed, and those of nobody else', async () => {
    const [gone, other] = [await known(), await known()];
    expect(await counts({ student: gone._id }, gone.email, gone._id)).toEqual({
      sessions: 1,
      codes: 1,
      blocks: 1,
    });
    const body = { reason, surname: 'Okafor' };
    const purged = await service.call(`/student/${gone._id}/purge`, { token: harness.super, body });
    expect(purged.status).toBe(200);
    expect(await counts({ student: gone._id }, gone.email, gone._id)).toEqual(NONE);
    expect(await counts({ student: other._id }, other.email, other._id)).toEqual({
      sessions: 1,
      codes: 1,
      blocks: 1,
    });
  });

  it('deletes those of a member who is erased, twice without harm', async () => {
    const _id = new Types.ObjectId().toString();
    const email = `${_id}@members.example`;
    const more = { name: 'Eze Obi', phoneNumber: null, isOrganisation: false, student: null };
    service.peers.members.push({ _id, number: 'CPM/2026/0009', email, ...more });
    const phone = new AccessBrowser(harness);
    await phone.signIn(email);
    await phone.ask(email);
    await blocked(_id);
    await phone.ask(email);
    await service.collection('access-sessions').insertOne({
      ...{ secret: 'x', member: _id, name: 'Eze Obi', email, device: 'Phone', address: '10.0.0.1' },
      ...{ createdAt: new Date(), lastSeenAt: new Date(), endsAt: new Date(Date.now() + 60_000) },
    });
    const forget = () => service.internal(`/members/${_id}`, { method: 'DELETE' });
    expect((await forget()).status).toBe(200);
    expect(await counts({ member: _id }, email, _id)).toEqual(NONE);
    expect((await forget()).status).toBe(200);
  });

  it('voids the token of an erased member, which would otherwise read for half an hour', async () => {
    const _id = new Types.ObjectId().toString();
    const email = `${_id}@members.example`;
    const more = { name: 'Eze Obi', phoneNumber: null, isOrganisation: false, student: null };
    service.peers.members.push({ _id, number: 'CPM/2026/0010', email, ...more });
    const { token } = await new AccessBrowser(harness).signIn(email);
    const read = async () => (await service.call('/access/me', { token })).status;
    expect(await read()).toBe(200);
    await service.internal(`/members/${_id}`, { method: 'DELETE' });
    expect(await read()).toBe(401);
  });
});
