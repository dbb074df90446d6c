import type { Member, MemberAccount } from '@concord/contracts';
import { dayOf } from '@concord/nest-platform';
import { MembersHarness } from '../../../testing/harness';
import { ChargingService } from './charging.service';
import { FollowUpService } from '../follow-up/follow-up.service';

const service = MembersHarness.forSuite();
const TODAY = dayOf(new Date());
const YEAR = TODAY.slice(0, 4);
const FIRST_DAY = `${YEAR}-01-01`;

const account = async ({ _id }: Pick<Member, '_id'>) =>
  (await service.call<MemberAccount>(`/member/${_id}/account`)).body;
const summary = ({ charges }: MemberAccount) =>
  charges.map(({ fee, period, amount }) => [fee, period, amount / 100]);

const ALL = { fees: undefined, inductedOn: FIRST_DAY };

describe('the fees of an induction', () => {
  it('are those of the grade, in one invoice, and payment of all makes the member current', async () => {
    const member = await service.member(ALL);
    expect(summary(await account(member))).toEqual([
      ['form', 'Associate', 5000],
      ['training', 'Associate', 15_000],
      ['induction', 'Associate', 10_000],
      ['admission', 'Associate', 20_000],
      ['levy', 'Associate', 5000],
      ['subscription', YEAR, 5000],
    ]);
    expect(await account(member)).toMatchObject({ balance: 6_000_000, invoices: [{ total: 6_000_000 }] });
    expect(member).toMatchObject({ standing: 'pending', balance: 6_000_000 });
    const token = service.superAdmin;
    const pay = (amount: number) =>
      service.call('/payment', {
        token,
        body: { member: member._id, amount, method: 'transfer', receivedOn: TODAY },
      });
    await pay(5_999_999);
    expect(await service.call(`/member/${member._id}`)).toMatchObject({ body: { standing: 'pending' } });
    await pay(1);
    expect(await service.call(`/member/${member._id}`)).toMatchObject({
      body: { standing: 'current', until: `${YEAR}-12-31`, because: `the subscription of ${YEAR} is paid` },
    });
    const { body: rows } = await service.call(`/member?search=${member.number}&standing=current`);
    expect(rows).toHaveLength(1);
  });

  it('are those that staff choose', async () => {
    const member = await service.member({ ...ALL, fees: ['subscription'] });
    expect(summary(await account(member))).toEqual([['subscription', YEAR, 5000]]);
  });

  it('of a corporate member are one sum, and a subscription of nothing that is paid', async () => {
    const organisation = { name: 'Peace Ltd' };
    const member = await service.member({ ...ALL, person: undefined, organisation, grade: 'Corporate' });
    expect(summary(await account(member))).toEqual([
      ['admission', 'Corporate', 190_000],
      ['subscription', YEAR, 0],
    ]);
    expect(member.standing).toBe('current');
  });

  it('are charged by the sweeper after a crash, once, with one invoice', async () => {
    const member = await service.member({ ...ALL, fees: [] });
    const members = service.collection('members');
    const since = new Date();
    const dueFees = { grade: 'Associate', from: FIRST_DAY, kinds: ['form'], isFirst: true, since };
    await members.updateOne({ number: member.number }, { $set: { dueFees } });
    const charging = service.get<ChargingService>(ChargingService);
    await Promise.all([charging.raise(member._id), charging.raise(member._id)]);
    expect(await account(member)).toMatchObject({ balance: 500_000, invoices: [{ total: 500_000 }] });
    expect(await members.findOne({ number: member.number })).not.toHaveProperty('dueFees');
  });
});

describe('the fees of an upgrade', () => {
  it('are those of the new grade without the subscription', async () => {
    const member = await service.member({ ...ALL, fees: [] });
    const body = { grade: 'Full', from: TODAY, reason: 'Five years' };
    expect(await service.call(`/member/${member._id}/grade`, { body })).toMatchObject({ status: 200 });
    expect(summary(await account(member)).map(([fee]) => fee)).toEqual([
      'form',
      'training',
      'induction',
      'admission',
      'levy',
    ]);
  });

  it('are invoiced without those that were charged before', async () => {
    const member = await service.member({ ...ALL, fees: ['subscription'] });
    const fees = ['form', 'subscription'];
    const body = { grade: 'Full', from: FIRST_DAY, reason: 'Five years', fees };
    expect(await service.call(`/member/${member._id}/grade`, { body })).toMatchObject({ status: 200 });
    const { charges, invoices } = await account(member);
    const amounts = charges.map(({ amount }) => amount);
    expect(charges.map(({ fee }) => fee)).toEqual(['subscription', 'form']);
    expect(invoices.map(({ total }) => total).sort()).toEqual([...amounts].sort());
  });
});

describe('a change of an account whose process was killed before its follow-up', () => {
  it('gets its documents and the index of its member from the sweeper', async () => {
    const member = await service.member({ ...ALL, fees: ['form'] });
    const accounts = service.collection('accounts');
    const id = { 'charges.title': 'Application form, Associate' };
    const due = { kind: 'invoice', of: `again-${member._id}`, on: TODAY, lines: [{ title: 'A', amount: 1 }] };
    const [stored] = await accounts.find(id).sort({ _id: -1 }).limit(1).toArray();
    await accounts.updateOne(
      { _id: stored?._id },
      { $set: { followUpSince: new Date() }, $push: { dueDocuments: due } as never },
    );
    await service
      .collection('members')
      .updateOne({ number: member.number }, { $set: { 'index.balance': 7 } });
    const followUps = service.get<FollowUpService>(FollowUpService);
    await Promise.all([followUps.run(member._id), followUps.run(member._id)]);
    expect((await account(member)).invoices).toHaveLength(2);
    const [row] = (await service.call<Member[]>(`/member?search=${member.number}`)).body;
    expect(row?.balance).toBe(500_000);
    expect(await accounts.findOne({ _id: stored?._id })).not.toHaveProperty('followUpSince');
  });
});

describe('fee tables', () => {
  it('begin with the specification, and are added by version', async () => {
    const token = service.superAdmin;
    const { body: tables } =
      await service.call<{ version: number; fees: Record<string, { form: number }> }[]>('/fees');
    expect(tables).toHaveLength(1);
    expect(tables[0]?.fees.Fellow).toMatchObject({ form: 500_000 });
    const fees = { ...tables[0]?.fees, Full: { ...tables[0]?.fees.Full, form: 600_000 } };
    const body = { version: 0, from: '2200-01-01', fees, reason: 'Council of May' };
    const add = (by: string, changed: object = {}) =>
      service.call('/fees', { body: { ...body, ...changed }, token: by });
    expect(await add(service.admin)).toMatchObject({ status: 403 });
    expect(await add(token, { fees: { ...fees, Full: { form: 1 } } })).toMatchObject({ status: 400 });
    expect(await add(token)).toMatchObject({ status: 201, body: { version: 1 } });
    expect(await add(token)).toMatchObject({ status: 409 });
  });
});
