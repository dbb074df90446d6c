import type { Member, MyUpgradeApplication, Upgrade } from '@concord/contracts';
import { dayOf, objectIdOf } from '@concord/nest-platform';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { MembersRepository } from '../../../store/members/members.repository';
import { CpdCalls, sentFile } from '../../../testing/cpd-calls';
import { MembersHarness } from '../../../testing/harness';
import { mailWorker } from '../../../testing/mail-worker';
import { MemberCalls } from '../../../testing/member-calls';
import { MembersInStanding } from '../../../testing/members-in-standing';
import { RequestCalls } from '../../../testing/request-calls';
import { FollowUpMany } from '../../money/follow-up/follow-up-many.service';

const service = MembersHarness.forSuite();
const cpd = new CpdCalls(service);
const money = new MemberCalls(service);
const requests = new RequestCalls(service);
const TODAY = dayOf(new Date());
const EMAIL = 'ada@members.example';
const REASON = 'The certificate cannot be read';
const person = { surname: 'Okafor', firstName: 'Ada', email: EMAIL };

const aMember = (more: object = {}) => service.member({ person, ...more });
/** One round of a worker: it notes what was decided, and requests what is due. */
async function send() {
  const worker = mailWorker(service);
  await worker.decisions.note();
  await worker.sender.send();
}
const requested = ({ _id }: Pick<Member, '_id'>) =>
  service.students.mails.filter(({ member }) => member === _id);
const stored = (of: string) => service.collection('memberMails').findOne({ of });

async function decidedEntry(member: Member, decision: object = { decision: 'refused', reason: REASON }) {
  const { _id, revision } = await cpd.added(member);
  expect(await cpd.decide(_id, { revision, ...decision })).toMatchObject({ status: 200 });
  return _id;
}
async function refusedTransfer(member: Member) {
  const { _id } = (await money.send(member, { note: 'From my sister' })).body;
  expect(await money.asFinance(`/payment/${_id}/refuse`, { reason: REASON })).toMatchObject({ status: 200 });
  return _id;
}
/** A member of an earlier register who may apply for the next grade. */
async function ofLong() {
  const member = await aMember({ inductedOn: '2019-01-01' });
  const imported = { $set: { isImported: true, openedOn: TODAY } };
  await service.collection('members').updateOne({ _id: objectIdOf(member._id) }, imported);
  return member;
}
async function applied(member: Member) {
  const body = { statement: 'Six years of work at the peace office', files: [sentFile('cv.pdf')] };
  const answer = await service.call<MyUpgradeApplication>('/me/upgrade', {
    body,
    token: cpd.tokenOf(member),
  });
  expect(answer.status).toBe(201);
  return answer.body._id;
}
const decideUpgrade = (id: string, decision: 'granted' | 'refused') =>
  service.call<Upgrade>(`/upgrade/${id}/decide`, { body: { decision, reason: REASON } });

describe('the mail about a refused transfer', () => {
  it('goes once with the reason, and not with what the member wrote', async () => {
    const member = await aMember();
    const payment = await refusedTransfer(member);
    await Promise.all([send(), send()]);
    await send();
    const mails = requested(member);
    expect(new Set(mails.map(({ key }) => key))).toEqual(new Set([`transfer-refused-${payment}`]));
    expect(mails[0]).toMatchObject({ to: EMAIL, kind: 'transfer-refused' });
    expect(mails[0]?.data).toEqual({ amount: 500_000, sentOn: TODAY, reason: REASON });
  });

  it('is noted by a follow-up of many accounts too, after the process of the refusal was killed', async () => {
    const member = await aMember();
    const payment = await refusedTransfer(member);
    await service.collection('memberMails').deleteMany({ of: payment });
    const [record, account] = await Promise.all([
      service.get<MembersRepository>(MembersRepository).find(member._id),
      service.get<AccountsRepository>(AccountsRepository).of(member._id),
    ]);
    if (!record) throw new Error('the member is gone');
    await service.get<FollowUpMany>(FollowUpMany).run([{ member: record, account }]);
    expect(await stored(payment)).toMatchObject({ kind: 'transfer-refused', state: 'due' });
  });

  it('does not go for a transfer that the member withdrew, or that staff confirmed', async () => {
    const member = await aMember();
    const withdrawn = (await money.send(member)).body._id;
    await money.as(member, `/me/transfers/${withdrawn}`, { method: 'DELETE' });
    const confirmed = (await money.send(member)).body._id;
    await money.asFinance(`/payment/${confirmed}/confirm`, { amount: 500_000, receivedOn: TODAY });
    await send();
    expect(requested(member).map(({ kind }) => kind)).toEqual(['receipt']);
  });

  it('is left out if the transfer is not refused any more', async () => {
    const member = await aMember();
    const payment = await refusedTransfer(member);
    await service
      .collection('accounts')
      .updateOne({ 'payments._id': payment }, { $set: { 'payments.$.claim.decision.outcome': 'counted' } });
    await send();
    expect(requested(member)).toEqual([]);
    expect(await stored(payment)).toMatchObject({ why: 'the transfer is not refused' });
  });

  it('does not go for a refusal of long ago, which a version without these mails stored', async () => {
    const member = await aMember();
    const payment = await refusedTransfer(member);
    await service.collection('memberMails').deleteMany({ of: payment });
    const $set = { 'payments.$.claim.decision.at': new Date('2026-01-01') };
    await service.collection('accounts').updateOne({ 'payments._id': payment }, { $set });
    await money.charge(member, 500_000);
    await send();
    expect(await stored(payment)).toBeNull();
  });
});

describe('the mail about an activity', () => {
  it('goes for a refusal with the reason', async () => {
    const member = await aMember();
    const entry = await decidedEntry(member);
    await Promise.all([send(), send()]);
    expect(requested(member)[0]).toMatchObject({
      key: `cpd-decided-${entry}`,
      data: { title: 'Mediation in practice', day: TODAY, decision: 'refused', points: 0, reason: REASON },
    });
    expect(new Set(requested(member).map(({ key }) => key)).size).toBe(1);
  });

  it('goes for each confirmation with the points', async () => {
    const member = await aMember();
    await decidedEntry(member, { decision: 'confirmed' });
    await decidedEntry(member, { decision: 'confirmed', points: 1, reason: 'One hour counts' });
    await send();
    expect(requested(member).map(({ data }) => data)).toMatchObject([
      { decision: 'confirmed', reason: '' },
      { decision: 'confirmed', points: 1, reason: 'One hour counts' },
    ]);
  });

  it('is noted after a kill between the note and its mark, and stays one', async () => {
    const member = await aMember();
    const entry = await decidedEntry(member);
    await send();
    const $set = { mailSince: new Date() };
    await service.collection('cpd-entries').updateOne({ _id: objectIdOf(entry) }, { $set });
    await send();
    expect(requested(member)).toHaveLength(1);
    const left = await service.collection('cpd-entries').findOne({ _id: objectIdOf(entry) });
    expect(left).not.toHaveProperty('mailSince');
  });

  it('is left out if the activity is gone', async () => {
    const member = await aMember();
    const entry = await decidedEntry(member);
    await mailWorker(service).decisions.note();
    await service.collection('cpd-entries').deleteOne({ _id: objectIdOf(entry) });
    await send();
    expect(await stored(entry)).toMatchObject({ why: 'the activity is not decided' });
  });
});

describe('the mail about an upgrade', () => {
  it('tells the grade and its first day', async () => {
    const member = await ofLong();
    const id = await applied(member);
    await decideUpgrade(id, 'granted');
    await send();
    const mail = requested(member).find(({ kind }) => kind === 'upgrade-decided');
    expect(mail?.key).toBe(`upgrade-decided-${id}`);
    expect(mail?.data).toEqual({
      decision: 'granted',
      from: 'Associate',
      to: 'Full',
      startsOn: TODAY,
      reason: REASON,
    });
  });

  it('waits for a grade that a killed process has not given yet', async () => {
    const member = await ofLong();
    const id = await applied(member);
    await decideUpgrade(id, 'granted');
    const upgrades = service.collection('upgrades');
    await upgrades.updateOne({ _id: objectIdOf(id) }, { $set: { dueSince: new Date() } });
    await send();
    expect(await stored(id)).toMatchObject({ state: 'due' });
    await upgrades.updateOne({ _id: objectIdOf(id) }, { $unset: { dueSince: 1 } });
    await service
      .collection('members')
      .updateOne({ _id: objectIdOf(member._id) }, { $unset: { 'terms.1.upgrade': 1 } });
    await send();
    expect(await stored(id)).toMatchObject({ why: 'the member does not have the grade' });
  });

  it('tells the refusal of an application, and not of a proposal of staff', async () => {
    const [own, proposed] = [await ofLong(), await ofLong()];
    await decideUpgrade(await applied(own), 'refused');
    const proposal = { body: { reason: 'Long enough' } };
    const { body } = await service.call<Upgrade>(`/member/${proposed._id}/upgrade`, proposal);
    await decideUpgrade(body._id, 'refused');
    await send();
    expect(requested(own)).toMatchObject([{ data: { decision: 'refused', to: 'Full', reason: REASON } }]);
    expect(requested(proposed)).toEqual([]);
    expect(await stored(body._id)).toMatchObject({ why: 'the member did not apply for it' });
  });
});

describe('the mail about a request', () => {
  it('answers a correction, once it is written', async () => {
    const member = await aMember();
    const { body: request } = await requests.ask(member, { surname: 'Bello', reason: 'I married' });
    await requests.decide(request, { decision: 'accepted' });
    const waiting = service.collection('member-requests');
    await waiting.updateOne({ _id: objectIdOf(request._id) }, { $set: { dueSince: new Date() } });
    await send();
    expect(requested(member)).toEqual([]);
    await requests.sweep();
    await send();
    const [mail] = requested(member);
    expect(mail).toMatchObject({ key: `change-decided-${request._id}`, recipient: { surname: 'Bello' } });
    expect(mail?.data).toEqual({ about: 'profile', decision: 'accepted', reason: '' });
  });

  it('answers a proposal of an organisation without the name behind the number', async () => {
    const organisation = { name: 'Peace Ltd', email: 'office@peace.example' };
    const hall = await service.member({ person: undefined, organisation, grade: 'Corporate' });
    const named = await aMember();
    const proposal = { body: { number: named.number, reason: 'She joined us' } };
    const { body: request } = await requests.own<{ _id: string }>(hall, '/me/staff/changes', proposal);
    await requests.decide(request, { decision: 'refused', reason: REASON });
    await send();
    expect(requested(hall).map(({ data }) => data)).toEqual([
      { about: 'staff', decision: 'refused', reason: REASON },
    ]);
  });

  it('does not go for a request that the member withdrew', async () => {
    const member = await aMember();
    const { body: request } = await requests.ask(member, { surname: 'Bello', reason: 'I married' });
    await requests.withdraw(member, request);
    await send();
    expect(await stored(request._id)).toBeNull();
  });
});

describe('mails about decisions', () => {
  it('do not go without an address, or after a death', async () => {
    const silent = await service.member();
    const dead = await aMember();
    const entries = [await decidedEntry(silent), await decidedEntry(dead)];
    const event = { kind: 'deceased', at: TODAY, reason: 'Told' };
    await service.call(`/member/${dead._id}/event`, { body: event });
    await send();
    expect([...requested(silent), ...requested(dead)]).toEqual([]);
    expect((await Promise.all(entries.map(stored))).map((mail) => mail?.['why'])).toEqual([
      'there is no e-mail address',
      'the member has died',
    ]);
  });

  it('are forgotten with a member who is erased', async () => {
    const member = await aMember();
    const { body: request } = await requests.ask(member, { surname: 'Bello', reason: 'I married' });
    await requests.decide(request, { decision: 'refused', reason: REASON });
    await decidedEntry(member);
    const body = { reason: 'Asked for by letter', number: member.number };
    await new MembersInStanding(service).leave(member);
    const erased = await service.call(`/member/${member._id}/erase`, { body, token: service.superAdmin });
    expect(erased).toMatchObject({ status: 200 });
    await send();
    expect(requested(member)).toEqual([]);
    expect(await stored(request._id)).toBeNull();
  });

  it('follow their record through a merge and its undo', async () => {
    const merges = new MembersInStanding(service);
    const [keep, drop] = [await service.member(), await aMember()];
    const entry = await decidedEntry(drop);
    const merge = await merges.merge(keep, drop);
    await mailWorker(service).decisions.note();
    expect(String((await stored(entry))?.['member'])).toBe(keep._id);
    const undo = await service.call(`/member/merge/${merge}/undo`, { method: 'POST' });
    expect(undo).toMatchObject({ status: 200 });
    expect(String((await stored(entry))?.['member'])).toBe(drop._id);
  });
});
