import type { Member, MemberMails, MemberMerge, MergeRecord, MyStaff, Upgrade } from '@concord/contracts';
import { dayOf, objectIdOf } from '@concord/nest-platform';
import { SCHEMAS } from '../../../store/schemas';
import { cardRecord } from '../../../testing/card-record';
import { CpdCalls } from '../../../testing/cpd-calls';
import { MembersHarness } from '../../../testing/harness';
import { idPathsOf, MEMBER_REFERENCES, OTHER_IDS } from '../../../testing/member-references';
import { joinedRecords, MOVED, recordsNaming } from '../../../testing/naming-records';
import { RequestCalls } from '../../../testing/request-calls';
import { StatementCalls } from '../../../testing/statement-calls';

const service = MembersHarness.forSuite();
const calls = new StatementCalls(service);

const merge = async (keep: Member, drop: Member): Promise<string> => {
  const body = { keep: keep._id, drop: drop._id };
  const answer = await service.call<MemberMerge>('/member/merge', { body, token: service.superAdmin });
  expect(answer.status).toBe(200);
  return answer.body._id ?? '';
};
const undo = async (id: string) =>
  expect(await service.call<MergeRecord>(`/member/merge/${id}/undo`, { method: 'POST' })).toMatchObject({
    status: 200,
  });
const organisation = (name: string) =>
  service.member({ person: undefined, organisation: { name }, grade: 'Corporate' });

const naming = (member: Member) => recordsNaming(service, member);

const pause = ({ _id }: Member, body: object) =>
  service.call<MemberMails>(`/member/${_id}/reminder-pause`, { method: 'PUT', body });
const pauseOf = async ({ _id }: Member) =>
  (await service.call<MemberMails>(`/member/${_id}/mails`)).body.pause;

/** A member whom every collection that moves records names. */
async function namedEverywhere(): Promise<Member> {
  const person = { surname: 'Danjuma', firstName: 'Hauwa' };
  const inductedOn = `${dayOf(new Date()).slice(0, 4)}-01-01`;
  const member = await calls.owing(500_000, { person, fees: ['subscription'], inductedOn });
  await calls.act(await calls.lineFor('PAID', '10000.00'), 'confirm', { member: member._id });
  await calls.lineFor(`TRF ${member.number}`);
  const proposed = await service.call<Upgrade>(`/member/${member._id}/upgrade`, { body: { reason: 'Long' } });
  const decision = { decision: 'refused', reason: 'Not yet' };
  await service.call(`/upgrade/${proposed.body._id}/decide`, { body: decision });
  const paper = { body: { kind: 'membership-certificate' } };
  expect(await service.call(`/member/${member._id}/paper`, paper)).toMatchObject({ status: 201 });
  await new CpdCalls(service).added(member);
  const token = service.environment.tokens.member({ member: member._id });
  const ordered = await service.call('/me/card/orders', { token, body: { address: '12 Peace Road, Abuja' } });
  expect(ordered).toMatchObject({ status: 201 });
  const hall = await organisation('Hall Ltd');
  const named = { member: member._id, sponsored: true };
  const requests = new RequestCalls(service);
  const proposal = { body: { number: member.number, reason: 'She joined us' } };
  expect(await requests.own(hall, '/me/staff/changes', proposal)).toMatchObject({ status: 201 });
  expect(await requests.ask(member, { surname: 'Bello', reason: 'I married' })).toMatchObject({
    status: 201,
  });
  expect(await service.call(`/member/${hall._id}/staff`, { body: named })).toMatchObject({ status: 201 });
  const card = cardRecord({ member: objectIdOf(member._id), reference: member._id });
  await service.collection('card-payments').insertOne({ ...card });
  const later = { fee: 'subscription', period: '2040', title: 'Subscription 2040', amount: 90_000_000 };
  const charge = { ...later, due: '2040-01-01', reason: 'Paid ahead' };
  expect(await calls.send(`/member/${member._id}/charge`, charge)).toMatchObject({ status: 201 });
  const { body: staff } = await requests.own<MyStaff>(hall, '/me/staff');
  const bill = { body: { people: staff.staff.map(({ _id }) => _id) } };
  expect(await requests.own(hall, '/me/staff/bills', bill)).toMatchObject({ status: 201 });
  return member;
}

describe('ids in stored records', () => {
  it('are known, so that a merge forgets none of them', () => {
    const found = SCHEMAS.flatMap((schema) => idPathsOf(schema));
    expect(found.sort()).toEqual([...Object.keys(MEMBER_REFERENCES), ...OTHER_IDS].sort());
  });
});

describe('a merge', () => {
  it('moves every record that names the dropped member, and its undo brings them back', async () => {
    const [keep, drop] = [await service.member(), await namedEverywhere()];
    const [before, kept] = [await naming(drop), await naming(keep)];
    const open = ['organisation-staff.organisation', 'upgrades.openMember'];
    expect(Object.keys(before).sort()).toEqual(MOVED.filter((path) => !open.includes(path)).sort());
    const id = await merge(keep, drop);
    expect(await naming(drop)).toEqual({});
    expect(await naming(keep)).toEqual(joinedRecords(before, kept));
    await undo(id);
    expect([await naming(drop), await naming(keep)]).toEqual([before, kept]);
  });

  it('moves the staff of an organisation', async () => {
    const [keep, drop] = [await organisation('Peace Ltd'), await organisation('Peace Limited')];
    await service.call(`/member/${drop._id}/staff`, { body: { name: 'Ada Eze', sponsored: false } });
    const before = await naming(drop);
    const id = await merge(keep, drop);
    expect(await naming(drop)).toEqual({});
    await undo(id);
    expect(await naming(drop)).toEqual(before);
  });

  it('lets mails that wait go to the kept member, and those of later changes return', async () => {
    const [keep, drop] = [await service.member(), await namedEverywhere()];
    const id = await merge(keep, drop);
    const mails = () => service.collection('memberMails').find({ state: 'due' }).toArray();
    const waiting = (await mails()).filter(({ merges }) => (merges as string[] | undefined)?.includes(id));
    expect(waiting.length).toBeGreaterThan(0);
    for (const { member } of waiting) expect(String(member)).toBe(keep._id);
    const { payments } = await calls.account(keep);
    await calls.send(`/payment/${payments[0]?._id}/reverse`, { reason: 'The cheque bounced' });
    await undo(id);
    const reversed = (await mails()).find(({ of }) => of === payments[0]?._id);
    expect(String(reversed?.['member'])).toBe(drop._id);
  });

  it.each([
    ['of the dropped member', undefined, null, null],
    ['that lasts longer', '2030-01-01', '2031-01-01', '2031-01-01'],
    ['of the kept member if it lasts longer', null, '2031-01-01', null],
  ])('keeps the pause of reminders %s', async (_, keeps, drops, expected) => {
    const [keep, drop] = [await service.member(), await service.member()];
    if (keeps !== undefined) await pause(keep, { reason: 'Kept', until: keeps });
    await pause(drop, { reason: 'Dropped', until: drops });
    const before = [await pauseOf(keep), await pauseOf(drop)];
    const id = await merge(keep, drop);
    expect((await pauseOf(keep))?.until).toBe(expected);
    await undo(id);
    expect([await pauseOf(keep), await pauseOf(drop)]).toEqual(before);
  });

  it.each([
    ['the first before the second', [0, 1]],
    ['the second before the first', [1, 0]],
  ])('takes back the pauses of two merges, %s', async (_, order) => {
    const [keep, one, two] = [await service.member(), await service.member(), await service.member()];
    await pause(keep, { reason: 'Kept', until: '2030-01-01' });
    await pause(one, { reason: 'One', until: '2031-01-01' });
    await pause(two, { reason: 'Two', until: null });
    const before = await pauseOf(keep);
    const merges = [await merge(keep, one), await merge(keep, two)];
    expect((await pauseOf(keep))?.reason).toBe('Two');
    await undo(merges[order[0] ?? 0] ?? '');
    expect((await pauseOf(keep))?.reason).toBe(order[0] === 0 ? 'Two' : 'One');
    await undo(merges[order[1] ?? 0] ?? '');
    expect(await pauseOf(keep)).toEqual(before);
  });

  it('keeps a pause that staff set after it', async () => {
    const [keep, drop] = [await service.member(), await service.member()];
    await pause(drop, { reason: 'Dropped', until: null });
    const id = await merge(keep, drop);
    await pause(keep, { reason: 'Later', until: '2030-01-01' });
    await undo(id);
    expect([(await pauseOf(keep))?.reason, (await pauseOf(drop))?.reason]).toEqual(['Later', 'Dropped']);
  });
});
