import type {
  DuplicatePair,
  Member,
  MemberAccount,
  MemberMerge,
  MemberRow,
  MergeRecord,
  Payment,
} from '@concord/contracts';
import { objectIdOf } from '@concord/nest-platform';
import { MembersHarness } from '../../../testing/harness';
import { MergesRepository } from '../../../store/merges/merges.repository';
import { DocumentsRepository } from '../../../store/documents/documents.repository';
import { MembersRepository } from '../../../store/members/members.repository';
import { MergingMembersRepository } from '../../../store/members/merging-members.repository';
import { MergeAccounts } from './merge-accounts.service';
import { MergeFreeze } from './merge-freeze.service';
import { MergeMembers } from './merge-members.service';
import { MergeRunner } from './merge-runner.service';
import { MergesSweeper } from './merges.sweeper';

const service = MembersHarness.forSuite();
const UNKNOWN = '64b0000000000000000000ff';

const post = <T>(path: string, body: unknown, token = service.superAdmin) =>
  service.call<T & { code: string; message: string }>(path, { body, token });
const merge = (keep: string, drop: string, more: object = {}) =>
  post<MemberMerge>('/member/merge', { keep, drop, ...more });
const undo = (id: string) => service.call<MergeRecord>(`/member/merge/${id}/undo`, { method: 'POST' });
const memberOf = async (id: string) => (await service.call<Member>(`/member/${id}`)).body;
const accountOf = async (id: string) => (await service.call<MemberAccount>(`/member/${id}/account`)).body;
const found = async (search: string) =>
  (await service.call<MemberRow[]>(`/member?search=${encodeURIComponent(search)}`)).body;
const pay = (member: string, amount: number, more: object = {}) =>
  post<Payment>('/payment', { member, amount, method: 'transfer', receivedOn: '2026-02-01', ...more });
const charge = (member: string, period: string, amount = 500_000) =>
  post(`/member/${member}/charge`, {
    fee: 'other',
    period,
    title: `Other ${period}`,
    amount,
    due: '2026-01-01',
    reason: 'As agreed',
  });

/** Two members who are one: each owes for 2025, the second one paid and is an applicant. */
async function pair() {
  const keep = await service.member({ person: { surname: 'Musa', firstName: 'Ibrahim' } });
  const student = service.addStudent('Musa', 'Ibrahim')._id;
  const drop = await service.member({
    student,
    person: undefined,
    inductedOn: '2025-06-01',
    grade: 'Affiliate',
  });
  await charge(keep._id, '2025', 400_000);
  await charge(drop._id, '2025', 300_000);
  await charge(drop._id, '2024', 200_000);
  await pay(drop._id, 250_000, { reference: 'of the dropped one' });
  return { keep, drop, student };
}

describe('POST member/merge', () => {
  it('says in a dry run what would come of it, and changes nothing', async () => {
    const { keep, drop } = await pair();
    const { status, body } = await merge(keep._id, drop._id, { dryRun: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      moved: { terms: 1, events: 0, charges: 2, payments: 1, documents: 3 },
      renamed: ['Other 2025'],
      before: { grade: 'Associate', balance: 400_000 },
      after: { grade: 'Associate', balance: 650_000 },
    });
    expect(body.filled).toEqual(expect.arrayContaining(['email']));
    expect(body).not.toHaveProperty('_id');
    expect((await memberOf(drop._id)).number).toBe(drop.number);
    expect((await accountOf(keep._id)).balance).toBe(400_000);
  });

  it('moves everything, keeps both histories, and never gives the number again', async () => {
    const { keep, drop, student } = await pair();
    expect((await merge(keep._id, drop._id)).status).toBe(200);
    const member = await memberOf(keep._id);
    expect(member).toMatchObject({
      number: keep.number,
      student,
      balance: 650_000,
      inductedOn: '2025-06-01',
    });
    expect(member.terms.map(({ grade, from }) => `${grade} ${from}`)).toEqual([
      'Affiliate 2025-06-01',
      'Associate 2026-01-01',
    ]);
    const account = await accountOf(keep._id);
    expect(account.charges.map(({ title }) => title).sort()).toEqual([
      'Other 2024',
      'Other 2025',
      `Other 2025 (${drop.number})`,
    ]);
    expect(account.payments).toMatchObject([{ amount: 250_000, receipt: { total: 250_000 } }]);
    expect(account.invoices).toHaveLength(3);
    expect((await found(drop.number)).map(({ _id }) => _id)).toEqual([keep._id]);
    expect((await memberOf(drop._id))._id).toBe(keep._id);
    const again = { person: { surname: 'Sule', firstName: 'Ada' }, grade: 'Full', inductedOn: '2026-01-01' };
    expect(await post('/member', { ...again, number: drop.number })).toMatchObject({ status: 409 });
    expect(await pay(drop._id, 100)).toMatchObject({ status: 404 });
  });

  it('loses no payment that is recorded meanwhile, for either member', async () => {
    const { keep, drop } = await pair();
    const payments = Array.from({ length: 12 }, (_, n) => pay(n % 2 ? keep._id : drop._id, 1000 + n));
    const [merged, ...answers] = await Promise.all([merge(keep._id, drop._id), ...payments]);
    expect(merged?.status).toBe(200);
    const taken = answers.filter(({ status }) => status === 201);
    for (const { status } of answers) expect([201, 404]).toContain(status);
    const account = await accountOf(keep._id);
    expect(account.payments).toHaveLength(1 + taken.length);
    const sum = taken.reduce((total, { body }) => total + (body as unknown as Payment).amount, 0);
    expect(account.balance).toBe(650_000 - sum);
  });

  it('is done once when two do it at once, in either direction', async () => {
    const { keep, drop } = await pair();
    const answers = await Promise.all([
      merge(keep._id, drop._id),
      merge(keep._id, drop._id),
      merge(drop._id, keep._id),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    for (const status of statuses.slice(1)) expect([404, 409]).toContain(status);
    const kept = await memberOf(keep._id);
    expect((await accountOf(kept._id)).balance).toBe(650_000);
  });

  it('refuses unknown members, the same one, and a person with an organisation', async () => {
    const { keep, drop } = await pair();
    expect(await merge(keep._id, UNKNOWN)).toMatchObject({ status: 404 });
    expect(await merge(UNKNOWN, drop._id)).toMatchObject({ status: 404 });
    expect(await merge(keep._id, keep._id)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    const organisation = await service.member({
      person: undefined,
      organisation: { name: 'Hall Ltd' },
      grade: 'Corporate',
    });
    expect(await merge(keep._id, organisation._id)).toMatchObject({ status: 400 });
    await post(`/member/${drop._id}/upgrade`, { reason: 'Proposed' });
    expect(await merge(keep._id, drop._id)).toMatchObject({ status: 409 });
  });

  it.each([0, 1, 2, 3, 4])('is finished by the sweeper after a kill behind step %i', async (steps) => {
    const { keep, drop } = await pair();
    const merges = service.get<MergesRepository>(MergesRepository);
    const members = service.get<MembersRepository>(MembersRepository);
    const dropped = await members.find(drop._id);
    if (!dropped) throw new Error('missing');
    const begun = await merges.begin({
      keep: objectIdOf(keep._id),
      drop: objectIdOf(drop._id),
      keepName: keep.name,
      keepNumber: keep.number,
      dropped,
      since: new Date(0),
      at: new Date(),
      by: { _id: objectIdOf(keep._id), username: 'ada' },
    });
    if (!begun) throw new Error('locked');
    const done = [
      () => service.get<MergeFreeze>(MergeFreeze).run(begun),
      () => service.get<MergeAccounts>(MergeAccounts).move(begun),
      () => service.get<MergeMembers>(MergeMembers).absorb(begun),
      () => service.get<MergingMembersRepository>(MergingMembersRepository).remove(begun.drop),
    ];
    for (const step of done.slice(0, steps)) await step();
    // Changes of the dropped member are refused from the first step on, or arrive at the kept one.
    const paid = await pay(drop._id, 50_000);
    expect(paid.status).toBe(steps < 4 ? 201 : 404);
    await new MergesSweeper(merges, service.get<MergeRunner>(MergeRunner)).sweep();
    expect((await merges.find(begun._id.toString()))?.state).toBe('done');
    const account = await accountOf(keep._id);
    expect(account.balance).toBe(650_000 - (steps < 4 ? 50_000 : 0));
    expect(account.charges).toHaveLength(3);
    expect(await service.collection('members').countDocuments({ _id: objectIdOf(drop._id) })).toBe(0);
    const documents = service.get<DocumentsRepository>(DocumentsRepository);
    expect(await documents.countOf(objectIdOf(drop._id))).toBe(0);
    expect(await merges.unfinished(new Date())).toEqual([]);
  });
});

describe('POST member/merge/{id}/undo', () => {
  it('gives both members back what they had', async () => {
    const { keep, drop, student } = await pair();
    const before = [await accountOf(keep._id), await accountOf(drop._id)];
    const { body } = await merge(keep._id, drop._id);
    const [listed] = (await service.call<MergeRecord[]>('/member/merge')).body;
    expect(listed).toMatchObject({ _id: body._id, state: 'done', drop: { number: drop.number } });
    expect(await undo(body._id ?? '')).toMatchObject({ status: 200, body: { state: 'undone' } });
    expect([await accountOf(keep._id), await accountOf(drop._id)]).toEqual(before);
    const [kept, restored] = [await memberOf(keep._id), await memberOf(drop._id)];
    expect(kept).toMatchObject({ student: null, email: null, balance: 400_000 });
    expect(kept.terms).toHaveLength(1);
    expect(restored).toMatchObject({ _id: drop._id, number: drop.number, student, balance: 250_000 });
    expect((await found(drop.number)).map(({ _id }) => _id)).toEqual([drop._id]);
    expect(await undo(body._id ?? '')).toMatchObject({ status: 409 });
    // Both take changes again, and may be merged again.
    expect((await pay(drop._id, 5000)).status).toBe(201);
    expect((await merge(drop._id, keep._id)).status).toBe(200);
  });

  it('keeps what came after on the side where it belongs', async () => {
    const { keep, drop } = await pair();
    const { body } = await merge(keep._id, drop._id);
    const { payments } = await accountOf(keep._id);
    const reversed = await post(`/payment/${payments[0]?._id ?? ''}/reverse`, {
      reason: 'The cheque bounced',
    });
    expect(reversed.status).toBe(200);
    await charge(keep._id, 'after');
    await service.call(`/member/${keep._id}`, {
      method: 'PATCH',
      body: { revision: (await memberOf(keep._id)).revision, email: 'new@hall.example' },
    });
    expect((await undo(body._id ?? '')).status).toBe(200);
    expect(await accountOf(drop._id)).toMatchObject({ balance: 500_000, payments: [{ state: 'reversed' }] });
    expect((await accountOf(keep._id)).balance).toBe(900_000);
    expect((await memberOf(keep._id)).email).toBe('new@hall.example');
  });

  it('refuses when something later would be lost, after 30 days, and of an unknown merge', async () => {
    const { keep, drop } = await pair();
    const { body } = await merge(keep._id, drop._id);
    const id = body._id ?? '';
    const third = await service.member();
    const { body: next } = await merge(third._id, keep._id);
    expect(await undo(id)).toMatchObject({ status: 409 });
    expect((await undo(next._id ?? '')).status).toBe(200);
    const at = (moment: Date) =>
      service.collection('merges').updateOne({ _id: objectIdOf(id) }, { $set: { at: moment } });
    const recorded = (await service.collection('merges').findOne({ _id: objectIdOf(id) }))?.at as Date;
    await at(new Date(Date.now() - 31 * 86_400_000));
    expect(await undo(id)).toMatchObject({ status: 409 });
    await at(recorded);
    await pay(keep._id, 650_000);
    expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await undo(UNKNOWN)).toMatchObject({ status: 404 });
  });

  it.each([0, 1, 2])('is finished by the sweeper after a kill behind step %i', async (steps) => {
    const { keep, drop } = await pair();
    const { body } = await merge(keep._id, drop._id);
    const merges = service.get<MergesRepository>(MergesRepository);
    const stored = await merges.find(body._id ?? '');
    if (!stored || !(await merges.beginUndo(stored))) throw new Error('missing');
    const undoing = { ...stored, state: 'undoing' as const };
    const done = [
      () => service.get<MergeAccounts>(MergeAccounts).giveBack(undoing),
      () => service.get<MergeMembers>(MergeMembers).release(undoing),
    ];
    for (const step of done.slice(0, steps)) await step();
    const sweeper = new MergesSweeper(merges, service.get<MergeRunner>(MergeRunner));
    await sweeper.sweep(new Date(Date.now() + 1000));
    expect((await merges.find(body._id ?? ''))?.state).toBe('undone');
    expect([(await accountOf(keep._id)).balance, (await accountOf(drop._id)).balance]).toEqual([
      400_000, 250_000,
    ]);
    expect((await memberOf(drop._id)).balance).toBe(250_000);
  });
});

describe('GET member/duplicates', () => {
  it('lists pairs with their reasons, until they are merged', async () => {
    const dob = '1979-05-06';
    const one = await service.member({
      person: {
        surname: 'Adeyemi',
        firstName: 'Bola',
        dob,
        email: 'bola@hall.example',
        phoneNumber: '08031112222',
      },
    });
    const other = await service.member({
      person: { surname: 'Bola', firstName: 'Adeyemi', dob, phoneNumber: '+234 803 111 2222' },
    });
    const pairs = async () =>
      (await service.call<DuplicatePair[]>('/member/duplicates?pageSize=100')).body.filter(({ members }) =>
        members.some(({ _id }) => _id === one._id),
      );
    expect(await pairs()).toMatchObject([
      { members: [{ _id: one._id }, { _id: other._id }], reasons: ['phone', 'name'] },
    ]);
    await merge(one._id, other._id);
    expect(await pairs()).toEqual([]);
  });
});
