import {
  type Member,
  type MemberMerge,
  type MemberRequest,
  type MyRequest,
  type MyStaff,
  paymentReferenceOf,
} from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { MembersHarness } from '../../../testing/harness';
import { RequestCalls } from '../../../testing/request-calls';
import { StatementCalls } from '../../../testing/statement-calls';

const service = MembersHarness.forSuite();
const calls = new RequestCalls(service);
const money = new StatementCalls(service);

const staffOf = async (member: Member) => (await calls.own<MyStaff>(member, '/me/staff')).body;
const name = (organisation: Member, body: object) =>
  service.call(`/member/${organisation._id}/staff`, { body });
const propose = (organisation: Member, body: object) =>
  calls.own<MyRequest>(organisation, '/me/staff/changes', { body: { reason: 'She joined us', ...body } });

describe('me/staff', () => {
  it('shows who is named, with grade, number and standing of today, and what is unpaid of sponsored ones', async () => {
    const [hall, other] = [await calls.organisation(), await calls.organisation('Lekki Ltd')];
    const inductedOn = '2026-01-01';
    const ada = await service.member({ fees: ['subscription'], inductedOn });
    const own = await service.member({ fees: ['subscription'], inductedOn });
    await name(hall, { member: ada._id, sponsored: true });
    await name(hall, { member: own._id, sponsored: false });
    await name(hall, { name: 'Musa Bala', sponsored: true });
    await name(other, { name: 'Stranger', sponsored: true });
    const { staff, sponsored, rebate } = await staffOf(hall);
    expect(staff).toMatchObject([
      {
        name: 'Okafor Ada',
        member: { number: ada.number, grade: 'Associate', standing: expect.any(String) as unknown },
        sponsored: true,
        charges: [{ open: expect.any(Number) as unknown, due: expect.any(String) as unknown }],
      },
      { member: { number: own.number }, sponsored: false, charges: [] },
      { name: 'Musa Bala', member: null, sponsored: true, charges: [] },
    ]);
    expect([sponsored, rebate]).toEqual([2, false]);
  });

  it('shows no debts besides the subscription', async () => {
    const hall = await calls.organisation();
    const ada = await money.owing(500_000);
    await name(hall, { member: ada._id, sponsored: true });
    const { body: account } = await service.call<{ charges: { fee: string }[] }>(
      `/member/${ada._id}/account`,
    );
    expect(account.charges.map(({ fee }) => fee)).not.toContain('subscription');
    expect((await staffOf(hall)).staff[0]?.charges).toEqual([]);
  });

  it('is refused to a person and to an applicant', async () => {
    expect(await calls.own(await service.member(), '/me/staff')).toMatchObject(refusal(403, 'FORBIDDEN'));
    const token = service.environment.tokens.member({ student: 'a'.repeat(24) });
    expect(await service.call('/me/staff', { token })).toMatchObject(refusal(403, 'FORBIDDEN'));
  });
});

describe('a proposal of an organisation', () => {
  it('to name a member waits for staff, and tells no name before they accept it', async () => {
    const [hall, ada] = [await calls.organisation(), await service.member()];
    const { status, body } = await propose(hall, { number: ada.number.toLowerCase() });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'staff',
      staff: { action: 'add', number: ada.number, name: ada.number },
    });
    expect((await staffOf(hall)).staff).toEqual([]);
    expect(await calls.decide(body, { decision: 'accepted' })).toMatchObject({
      status: 200,
      body: { staff: { name: 'Okafor Ada' }, name: 'Peace Ltd' },
    });
    const { staff, requests } = await staffOf(hall);
    expect(staff).toMatchObject([{ name: 'Okafor Ada', sponsored: true }]);
    expect(requests).toMatchObject([{ state: 'accepted', staff: { name: 'Okafor Ada' } }]);
    expect(await calls.audited(hall, 'member-request.staff')).toMatchObject([{ after: { action: 'add' } }]);
  });

  it('to remove somebody does so once accepted', async () => {
    const hall = await calls.organisation();
    await name(hall, { name: 'Musa Bala', sponsored: false });
    const [musa] = (await staffOf(hall)).staff;
    const { body } = await propose(hall, { remove: musa?._id, reason: 'He left' });
    expect(body.staff).toMatchObject({ action: 'remove', name: 'Musa Bala', number: null });
    expect((await staffOf(hall)).staff).toHaveLength(1);
    await calls.decide(body, { decision: 'accepted' });
    expect((await staffOf(hall)).staff).toEqual([]);
  });

  it('changes nothing when refused, and may be made again', async () => {
    const [hall, ada] = [await calls.organisation(), await service.member()];
    const { body } = await propose(hall, { number: ada.number });
    await calls.decide(body, { decision: 'refused', reason: 'She works elsewhere' });
    expect((await staffOf(hall)).staff).toEqual([]);
    expect((await staffOf(hall)).requests).toMatchObject([{ decision: { reason: 'She works elsewhere' } }]);
    expect((await propose(hall, { number: ada.number })).status).toBe(201);
  });

  it('is the only open one for a person, and others may be open beside it', async () => {
    const hall = await calls.organisation();
    const [ada, eve] = [await service.member(), await service.member()];
    const both = await Promise.all([ada, ada, eve].map(({ number }) => propose(hall, { number })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
  });

  it('is refused for who is named, for an organisation, unknown numbers and entries, and by a person', async () => {
    const [hall, other, ada] = [
      await calls.organisation(),
      await calls.organisation(),
      await service.member(),
    ];
    await name(hall, { member: ada._id, sponsored: true });
    await name(other, { name: 'Musa Bala', sponsored: true });
    const [musa] = (await staffOf(other)).staff;
    expect(await propose(hall, { number: ada.number })).toMatchObject(refusal(409, 'CONFLICT'));
    for (const number of [other.number, 'NOBODY-1', undefined])
      expect((await propose(hall, { number })).status).toBe(400);
    expect(await propose(hall, { remove: musa?._id })).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect((await propose(hall, { number: ada.number, remove: musa?._id })).status).toBe(400);
    expect(await propose(ada, { number: ada.number })).toMatchObject(refusal(403, 'FORBIDDEN'));
  });

  it('cannot be accepted once the person is erased', async () => {
    const [hall, ada] = [await calls.organisation(), await service.member()];
    const { body } = await propose(hall, { number: ada.number });
    await service.collection('members').updateOne({ number: ada.number }, { $set: { erasedAt: new Date() } });
    expect(await calls.decide(body, { decision: 'accepted' })).toMatchObject(refusal(409, 'CONFLICT'));
  });
});

describe('a bill for the staff of an organisation', () => {
  const make = (organisation: Member, people: (string | undefined)[]) =>
    calls.own<MyRequest>(organisation, '/me/staff/bills', { body: { people } });

  /** An organisation with two people whose subscription is open, both sponsored. */
  const sponsoring = async () => {
    const hall = await calls.organisation();
    for (let n = 0; n < 2; n += 1) {
      const person = await service.member({ fees: ['subscription'], inductedOn: '2026-01-01' });
      await name(hall, { member: person._id, sponsored: true });
    }
    const { staff } = await staffOf(hall);
    return { hall, ids: staff.map(({ _id }) => _id), charges: staff.flatMap((person) => person.charges) };
  };

  it('names charges, sum and reference, and changes no account', async () => {
    const { hall, ids, charges } = await sponsoring();
    const { status, body } = await make(hall, ids);
    expect(status).toBe(201);
    const total = charges.reduce((sum, { open }) => sum + open, 0);
    expect(body).toMatchObject({
      kind: 'bill',
      state: 'open',
      bill: { total, reference: paymentReferenceOf(hall.number) },
    });
    expect(body.bill?.lines.map(({ title, amount }) => [title, amount])).toEqual(
      charges.map(({ title, open }) => [title, open]),
    );
    const after = await staffOf(hall);
    expect(after.staff.flatMap((person) => person.charges)).toEqual(charges);
    expect(after.bills).toMatchObject([{ _id: body._id }]);
  });

  it('is paid once the transfer is divided among the people, to the kobo', async () => {
    const { hall, ids, charges } = await sponsoring();
    const { body } = await make(hall, ids);
    const [accept, total] = [{ decision: 'accepted' }, body.bill?.total ?? 0];
    expect(await calls.decide(body, accept)).toMatchObject(refusal(409, 'CONFLICT'));
    const line = await money.lineFor(`TRF ${body.bill?.reference}`, (total / 100).toFixed(2));
    const offered = (await money.lines(`search=${body.bill?.reference}`))[0]?.bills?.[0];
    expect(offered).toMatchObject({ _id: body._id, organisation: { _id: hall._id }, total });
    const parts = (offered?.parts ?? []).map(({ member, allocations }) => ({
      member: member._id,
      amount: allocations.reduce((sum, { amount }) => sum + amount, 0),
      allocations,
    }));
    expect(parts.flatMap(({ allocations }) => allocations.map(({ charge }) => charge))).toEqual(
      charges.map(({ _id }) => _id),
    );
    expect(await money.act(line, 'split', { parts })).toMatchObject({ status: 200 });
    expect((await staffOf(hall)).staff.flatMap((person) => person.charges)).toEqual([]);
    expect(await calls.decide(body, accept)).toMatchObject({ status: 200, body: { state: 'accepted' } });
  });

  it('names each charge once after a merge of two people, who are listed and counted as one', async () => {
    const hall = await calls.organisation();
    const drop = await service.member();
    const keep = await service.member({ fees: ['subscription'], inductedOn: '2026-01-01' });
    await name(hall, { member: drop._id, sponsored: false });
    await name(hall, { member: keep._id, sponsored: true });
    const entries = (await staffOf(hall)).staff.map(({ _id }) => _id);
    for (const sponsored of ['Musa Bala', 'Ngozi Eze'])
      await name(hall, { name: sponsored, sponsored: true });
    const third = await service.member();
    await name(hall, { member: third._id, sponsored: true });
    expect(await staffOf(hall)).toMatchObject({ sponsored: 4, rebate: true });
    for (const { _id } of [drop, third])
      expect(
        await service.call<MemberMerge>('/member/merge', { body: { keep: keep._id, drop: _id } }),
      ).toMatchObject({ status: 200 });
    const { staff, ...counts } = await staffOf(hall);
    expect(counts).toMatchObject({ sponsored: 3, rebate: false });
    expect(staff.map((person) => person.member?.number ?? person.name)).toEqual([
      keep.number,
      'Musa Bala',
      'Ngozi Eze',
    ]);
    const open = staff[0]?.charges.map(({ open }) => open) ?? [];
    const { status, body } = await make(hall, entries);
    expect(status).toBe(201);
    expect(body.bill?.lines.map(({ amount }) => amount)).toEqual(open);
    const { body: register } = await service.call(`/member/${hall._id}/staff`);
    expect(register).toMatchObject({ sponsored: 3, rebate: false });
    const removal = await propose(hall, { remove: staff[0]?._id, reason: 'She left' });
    await calls.decide(removal.body, { decision: 'accepted' });
    expect((await staffOf(hall)).staff.map((person) => person.name)).toEqual(['Musa Bala', 'Ngozi Eze']);
  });

  it('demands no more than is open and of people who are named, and is then nothing to pay', async () => {
    const { hall, ids, charges } = await sponsoring();
    const { body } = await make(hall, ids);
    const members = await service
      .collection('organisation-staff')
      .find({})
      .sort({ _id: -1 })
      .limit(2)
      .toArray();
    const [second, first] = members.map(({ person }) => String(person));
    const [part, total] = [100_000, body.bill?.total ?? 0];
    const pay = (member: string | undefined, amount: number) =>
      money.send('/payment', { member, amount, method: 'transfer', receivedOn: '2026-02-01' });
    const offered = async () =>
      (await money.lines(`search=${body.bill?.reference}`))[0]?.bills?.map((bill) => bill.total);
    const shown = async () => (await staffOf(hall)).bills[0]?.bill;
    const queued = async () =>
      (await service.call<MemberRequest[]>(`/member-requests?member=${hall._id}`)).body[0]?.bill;
    await money.lineFor(`TRF ${body.bill?.reference}`, (total / 100).toFixed(2));
    expect(await offered()).toEqual([total]);
    expect(await pay(first, part)).toMatchObject({ status: 201 });
    expect(await offered()).toEqual([total - part]);
    expect(await shown()).toMatchObject({ total: total - part });
    expect(await queued()).toMatchObject({ total: total - part });
    const removed = `/member/${hall._id}/staff/${ids[1]}`;
    expect(await service.call(removed, { method: 'DELETE' })).toMatchObject({ status: 200 });
    const rest = (charges[0]?.open ?? 0) - part;
    expect(await offered()).toEqual([rest]);
    expect(await shown()).toMatchObject({ lines: [{ amount: rest }], total: rest });
    await pay(first, rest);
    expect(await offered()).toBeUndefined();
    expect([await shown(), await queued()]).toMatchObject([
      { lines: [], total: 0 },
      { lines: [], total: 0 },
    ]);
    expect((await money.account({ _id: second ?? '' })).balance).toBe(charges[1]?.open);
    expect(await calls.decide(body, { decision: 'accepted' })).toMatchObject({
      status: 200,
      body: { bill: { total } },
    });
  });

  it('is the only open one, and may be withdrawn and made again', async () => {
    const { hall, ids } = await sponsoring();
    const both = await Promise.all([make(hall, ids), make(hall, ids)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const made = both.find(({ status }) => status === 201)?.body;
    await calls.withdraw(hall, made ?? { _id: '' });
    expect((await make(hall, ids.slice(0, 1))).status).toBe(201);
  });

  it('is refused for nobody, for others, who is not sponsored or owes nothing, and by a person', async () => {
    const [{ hall, ids }, { ids: others }] = [await sponsoring(), await sponsoring()];
    const paid = await service.member();
    await name(hall, { member: paid._id, sponsored: true });
    await name(hall, { name: 'Musa Bala', sponsored: true });
    const { staff } = await staffOf(hall);
    expect((await make(hall, [])).status).toBe(400);
    expect((await make(hall, Array<string>(21).fill(ids[0] ?? ''))).status).toBe(400);
    expect(await make(hall, others)).toMatchObject(refusal(404, 'NOT_FOUND'));
    for (const { _id } of staff.slice(2))
      expect(await make(hall, [_id])).toMatchObject(refusal(409, 'CONFLICT'));
    expect(await make(paid, ids)).toMatchObject(refusal(403, 'FORBIDDEN'));
  });
});
