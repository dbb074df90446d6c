import type { Member, MemberMails, MemberMerge, MergeRecord } from '@concord/contracts';
import { dayOf, newObjectId, objectIdOf } from '@concord/nest-platform';
import { refusal } from '@concord/nest-platform/testing';
import { SCHEMAS } from '../../../store/schemas';
import { MembersHarness } from '../../../testing/harness';
import { StatementCalls } from '../../../testing/statement-calls';
import { MergesSweeper } from '../../register/merging/merges.sweeper';

const service = MembersHarness.forSuite();
const calls = new StatementCalls(service);
beforeAll(() => service.startWorker());

const DAY = dayOf(new Date());
const NAMES = /danjuma|hauwa|okonjo|ngozi|balarabe|rakiya|08031112222|1979-05-06/i;
const PERSON = { email: 'hauwa@hall.example', phoneNumber: '08031112222', dob: '1979-05-06' };
/** All but the texts of banks, which have their own retention, and records on their way to the audit log. */
const LATER = ['statement-lines', 'audit-outbox'];
const COLLECTIONS = SCHEMAS.map((schema) => schema.get('collection') ?? '').filter(
  (name) => !LATER.includes(name),
);

const asSuper = <T>(path: string, body: unknown) =>
  service.call<T>(path, { method: 'POST', body, token: service.superAdmin });
const merge = async (keep: Member, drop: Member): Promise<string> => {
  const answer = await asSuper<MemberMerge>('/member/merge', { keep: keep._id, drop: drop._id });
  expect(answer.status).toBe(200);
  return answer.body._id ?? '';
};
const leave = ({ _id }: Member) =>
  service.call(`/member/${_id}/event`, { body: { kind: 'resigned', at: DAY, reason: 'Moved away' } });
const erase = ({ _id, number }: Member) =>
  asSuper(`/member/${_id}/erase`, { reason: 'Asked in a letter', number });
const stored = ({ _id }: Member) => service.collection('members').findOne({ _id: objectIdOf(_id) });
const issue = ({ _id }: Member) =>
  service.call<{ number: string }>(`/member/${_id}/paper`, { body: { kind: 'membership-certificate' } });

/** A member of this name who paid by a bank line that names the payer, and whose reminders rest. */
async function payer(surname: string, firstName: string): Promise<Member> {
  const inductedOn = `${DAY.slice(0, 4)}-01-01`;
  const person = { surname, firstName, ...PERSON };
  const member = await calls.owing(500_000, { person, inductedOn, fees: ['subscription'] });
  const charge = { fee: 'other', period: 'x', title: `Seminar for ${firstName}`, amount: 100, due: DAY };
  await calls.send(`/member/${member._id}/charge`, { ...charge, reason: `Asked by ${surname}` });
  const line = await calls.lineFor(`TRF FROM ${firstName} ${surname}`, '10001.00');
  expect(await calls.act(line, 'confirm', { member: member._id })).toMatchObject({ status: 200 });
  await service.call<MemberMails>(`/member/${member._id}/reminder-pause`, {
    method: 'PUT',
    body: { reason: `${firstName} is ill`, until: null },
  });
  expect(await issue(member)).toMatchObject({ status: 201 });
  return member;
}

/** Collections with a record that names one of the three. */
async function traces(): Promise<string[]> {
  const found: string[] = [];
  for (const name of COLLECTIONS)
    for (const record of await service.collection(name).find().toArray())
      if (NAMES.test(JSON.stringify(record))) found.push(name);
  return found;
}

describe('an erasure after merges', () => {
  it('leaves nothing of the records that were merged one into another', async () => {
    const first = await payer('Danjuma', 'Hauwa');
    const second = await payer('Okonjo', 'Ngozi');
    const last = await payer('Balarabe', 'Rakiya');
    await merge(second, first);
    const id = await merge(last, second);
    expect(await leave(last)).toMatchObject({ status: 200 });
    expect(await erase(last)).toMatchObject({ status: 200, body: { isDone: true } });
    expect(await traces()).toEqual([]);
    expect(service.students.forgotten).toEqual(
      expect.arrayContaining([first._id, second._id, last._id]) as string[],
    );
    const list = (await service.call<MergeRecord[]>('/member/merge')).body;
    expect(list.map(({ keep, drop, undoUntil }) => [keep.name, drop.name, undoUntil])).toEqual([
      [last.number, second.number, undefined],
      [second.number, first.number, undefined],
    ]);
    expect(await asSuper(`/member/merge/${id}/undo`, undefined)).toMatchObject(refusal(409, 'CONFLICT'));
  });

  it('is taken back while a merge of the member runs', async () => {
    const member = await service.member();
    await leave(member);
    const lock = { _id: newObjectId(), state: 'running', since: new Date(), locks: [objectIdOf(member._id)] };
    await service.collection('merges').insertOne(lock);
    expect(await erase(member)).toMatchObject(refusal(409, 'CONFLICT'));
    expect(await stored(member)).not.toHaveProperty('erasingSince');
    await service.collection('merges').deleteOne({ _id: lock._id });
    expect(await erase(member)).toMatchObject({ status: 200, body: { isDone: true } });
  });

  it.each(['keep', 'drop'] as const)('ends a merge that has changed nothing yet: %s', async (erased) => {
    const [keep, drop] = [await service.member(), await service.member()];
    const _id = newObjectId();
    const by = { _id: newObjectId(), username: 'halima' };
    const [at, copy] = [new Date(0), await stored(drop)];
    const ids = { keep: objectIdOf(keep._id), drop: objectIdOf(drop._id) };
    const names = { keepName: keep.name, keepNumber: keep.number, dropped: copy };
    await service
      .collection('merges')
      .insertOne({ _id, ...ids, ...names, locks: Object.values(ids), state: 'running', since: at, at, by });
    const filter = { _id: ids[erased] };
    await service.collection('members').updateOne(filter, { $set: { erasingSince: new Date() } });
    await service.workerGet<MergesSweeper>(MergesSweeper).sweep();
    expect(await service.collection('merges').findOne({ _id })).toBeNull();
    expect(await stored(drop)).not.toHaveProperty('mergingInto');
  });
});

describe('a merge of two with the same certificate', () => {
  it('keeps both numbers verifiable', async () => {
    const [keep, drop] = [await payer('Bello', 'Ada'), await payer('Bello', 'Ada')];
    const before = await service.collection('papers').find().toArray();
    const numbers = before.filter(({ member }) => [keep._id, drop._id].includes(String(member)));
    expect(numbers).toHaveLength(2);
    await merge(keep, drop);
    for (const { number } of numbers)
      expect(await service.call(`/member-paper/verify/${String(number)}`)).toMatchObject({ status: 200 });
  });
});
