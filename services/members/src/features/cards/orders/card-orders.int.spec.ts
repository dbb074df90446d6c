import type { CardOrder, Member, MembershipSettingsVersion, MyCard, MyCardOrder } from '@concord/contracts';
import { objectIdOf } from '@concord/nest-platform';
import { refusal, STAFF_IDS } from '@concord/nest-platform/testing';
import { CardOrdersRepository } from '../../../store/card-orders/card-orders.repository';
import { MembersHarness } from '../../../testing/harness';
import { MembersInStanding } from '../../../testing/members-in-standing';
import { UNKNOWN } from '../../../testing/statement-calls';
import { CardCharges } from './card-charges.service';
import { CardOrdersSweeper } from './card-orders.sweeper';

const service = MembersHarness.forSuite();
const members = new MembersInStanding(service);
const ADDRESS = '12 Peace Road\nAbuja';
const FEE = 500_000;

const order = (member: Member, { key = '', address = ADDRESS } = {}) =>
  service.call<MyCardOrder & { code: string }>('/me/card/orders', {
    token: members.tokenOf(member),
    body: { address },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const ordered = async (member: Member) => {
  const { status, body } = await order(member);
  expect(status).toBe(201);
  return body;
};
const cardOf = async (member: Member) =>
  (await service.call<MyCard>('/me/card', { token: members.tokenOf(member) })).body;
const sent = (id: string) => service.call<CardOrder>(`/card-orders/${id}/sent`, { method: 'POST' });
const cardCharges = async (member: Member) =>
  (await members.account(member)).charges.filter(({ fee }) => fee === 'card');

describe('POST me/card/orders', () => {
  it('charges a card, with an invoice, and shows the order with the card', async () => {
    const member = await members.paid();
    const made = await ordered(member);
    expect(made).toMatchObject({ state: 'unpaid', amount: FEE, address: ADDRESS });
    expect(await cardCharges(member)).toMatchObject([
      { amount: FEE, title: 'Membership card', state: 'open' },
    ]);
    expect((await members.account(member)).invoices).toHaveLength(2);
    expect((await cardOf(member)).order).toEqual(made);
    await members.pay(member, FEE);
    expect((await cardOf(member)).order).toMatchObject({ state: 'paid' });
  });

  it('allows one open order, also of several at once', async () => {
    const member = await members.paid();
    const answers = await Promise.all([1, 2, 3].map(() => order(member)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await cardCharges(member)).toHaveLength(1);
  });

  it('answers a repeated request with its order, and refuses the key for another address', async () => {
    const member = await members.paid();
    const key = `key-${member._id}`;
    const answers = await Promise.all([1, 2, 3].map(() => order(member, { key })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1);
    expect(await cardCharges(member)).toHaveLength(1);
    expect(await order(member, { key, address: 'Elsewhere' })).toMatchObject(
      refusal(422, 'IDEMPOTENCY_MISMATCH'),
    );
    const other = await members.paid();
    expect(await order(other, { key })).toMatchObject({ status: 201 });
  });

  it('allows another one after the first was sent, or its charge was voided', async () => {
    const member = await members.paid();
    const first = await ordered(member);
    await members.pay(member, FEE);
    await sent(first._id);
    const second = await ordered(member);
    const charge = (await cardCharges(member)).find(({ state }) => state === 'open');
    await service.call(`/member/${member._id}/charge/${charge?._id}/void`, {
      body: { reason: 'Ordered by mistake' },
      token: service.superAdmin,
    });
    expect((await cardOf(member)).order).toMatchObject({ _id: second._id, state: 'cancelled' });
    expect(await sent(second._id)).toMatchObject(refusal(409, 'CONFLICT'));
    await ordered(member);
    const { body } = await service.call<CardOrder[]>('/card-orders?status=cancelled');
    expect(body.map(({ _id }) => _id)).toContain(second._id);
  });

  it('is refused without good standing, without an address, to applicants and to who looks on', async () => {
    expect(await order(await members.owing())).toMatchObject(refusal(409, 'CONFLICT'));
    const member = await members.paid();
    for (const address of ['', '  ', 'x'.repeat(401)])
      expect(await order(member, { address })).toMatchObject(refusal(400, 'VALIDATION'));
    const { tokens } = service.environment;
    const as = (token: string) => service.call('/me/card/orders', { token, body: { address: ADDRESS } });
    expect(await as(tokens.member({ student: UNKNOWN }))).toMatchObject({ status: 403 });
    expect(await as(tokens.member({ member: member._id, viewer: STAFF_IDS.ADMIN }))).toMatchObject({
      status: 403,
    });
  });

  it('is refused while staff offer no cards', async () => {
    const { version, values } = (await service.call<MembershipSettingsVersion>('/membership-settings')).body;
    const put = (change: object) =>
      service.call('/membership-settings', {
        method: 'PUT',
        token: service.superAdmin,
        body: { ...values, version, reason: 'Council', ...change },
      });
    expect(await put({ cardFee: null })).toMatchObject({ status: 200 });
    const member = await members.paid();
    expect(await order(member)).toMatchObject(refusal(409, 'CONFLICT'));
    expect(await cardOf(member)).toMatchObject({ fee: null });
    expect(await put({ version: version + 1 })).toMatchObject({ status: 200 });
  });

  it('is charged once by the sweeper when the process was killed before it', async () => {
    const member = await members.paid();
    const { _id } = await ordered(member);
    const filter = { _id: objectIdOf(_id) };
    await service.collection('card-orders').updateOne(filter, { $set: { dueSince: new Date(0) } });
    await service
      .collection('accounts')
      .updateOne({ _id: objectIdOf(member._id) }, { $pull: { charges: { fee: 'card' } } as never });
    const orders = service.get<CardOrdersRepository>(CardOrdersRepository);
    const sweeper = new CardOrdersSweeper(orders, service.get<CardCharges>(CardCharges));
    await Promise.all([sweeper.sweep(), sweeper.sweep()]);
    expect(await cardCharges(member)).toHaveLength(1);
    expect(await orders.dueBefore(new Date())).toEqual([]);
  });
});

describe('card-orders', () => {
  it('lists orders with member and address, and notes that a paid one was sent, once', async () => {
    const member = await members.paid();
    const { _id } = await ordered(member);
    expect(await sent(_id)).toMatchObject(refusal(409, 'CONFLICT'));
    await members.pay(member, FEE);
    const { body: open } = await service.call<CardOrder[]>('/card-orders?status=open');
    expect(open.find((each) => each._id === _id)).toMatchObject({
      member: member._id,
      number: member.number,
      name: member.name,
      state: 'paid',
      address: ADDRESS,
    });
    const answers = await Promise.all([sent(_id), sent(_id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await cardOf(member)).order).toMatchObject({
      state: 'sent',
      sentAt: expect.any(String) as string,
    });
    const { body: done } = await service.call<CardOrder[]>('/card-orders?status=sent');
    expect(done[0]).toMatchObject({ _id, sentBy: { username: expect.any(String) as string } });
  });

  it('refuses unknown orders and filters', async () => {
    expect(await sent(UNKNOWN)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await service.call('/card-orders?status=lost')).toMatchObject({ status: 400 });
  });

  it('keeps one open order when both members of a merge have one, and gives each back', async () => {
    const [keep, drop] = [await members.paid(), await members.paid()];
    const [kept, dropped] = [await ordered(keep), await ordered(drop)];
    const id = await members.merge(keep, drop);
    expect(await order(keep)).toMatchObject(refusal(409, 'CONFLICT'));
    expect(await service.call(`/member/merge/${id}/undo`, { method: 'POST' })).toMatchObject({ status: 200 });
    expect((await cardOf(keep)).order?._id).toBe(kept._id);
    expect((await cardOf(drop)).order?._id).toBe(dropped._id);
    expect(await order(drop)).toMatchObject(refusal(409, 'CONFLICT'));
  });

  it('keep no address of an erased member', async () => {
    const member = await members.paid();
    const { _id } = await ordered(member);
    await members.pay(member, FEE);
    await sent(_id);
    await members.leave(member);
    const body = { reason: 'Asked in a letter', number: member.number };
    const erased = await service.call(`/member/${member._id}/erase`, { body, token: service.superAdmin });
    expect(erased).toMatchObject({ status: 200 });
    const stored = await service.collection('card-orders').findOne({ _id: objectIdOf(_id) });
    expect(stored).toMatchObject({ address: 'Erased', status: 'sent' });
  });
});
