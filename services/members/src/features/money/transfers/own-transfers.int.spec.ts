import type { MemberAccount, MyPaymentDetails, MyTransfer } from '@concord/contracts';
import { paymentReferenceOf } from '@concord/contracts';
import { INSTITUTE } from '@concord/institute';
import { addDays, dayOf } from '@concord/nest-platform';
import { peerRefusal, refusal, STAFF_IDS } from '@concord/nest-platform/testing';
import { MembersHarness } from '../../../testing/harness';
import { MemberCalls } from '../../../testing/member-calls';

const service = MembersHarness.forSuite();
const calls = new MemberCalls(service);
const TODAY = dayOf(new Date());
const UNKNOWN = '64b0000000000000000000ff';

const accountOf = async (id: string) => (await service.call<MemberAccount>(`/member/${id}/account`)).body;
const applicant = () => service.environment.tokens.member({ student: UNKNOWN });

describe('GET me/payment-details', () => {
  it("answers the institute's account, the debt and the reference", async () => {
    const member = await service.member();
    await calls.charge(member, 700_000);
    const { body } = await calls.as<MyPaymentDetails>(member, '/me/payment-details');
    expect(body).toEqual({
      ...INSTITUTE.bank,
      amount: 700_000,
      reference: paymentReferenceOf(member.number),
    });
  });

  it('asks for nothing where nothing is owed', async () => {
    const { body } = await calls.as<MyPaymentDetails>(await service.member(), '/me/payment-details');
    expect(body.amount).toBe(0);
  });
});

describe('POST me/transfers', () => {
  it('keeps a claim with its evidence, and pays nothing', async () => {
    const member = await service.member();
    await calls.charge(member, 500_000);
    const said = { bank: 'Unity', payer: 'A. Okafor', note: 'From my wife’s account' };
    const { status, body } = await calls.send(member, said, { file: 'photo' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...said,
      amount: 500_000,
      sentOn: TODAY,
      state: 'received',
      file: 'receipt.jpg',
    });
    expect(service.media.evidence.get(body._id)?.bytes.toString()).toBe('photo');
    const account = await accountOf(member._id);
    expect(account).toMatchObject({ balance: 500_000, payments: [{ _id: body._id, state: 'claimed' }] });
    expect((await calls.as<MyTransfer[]>(member, '/me/transfers')).body).toEqual([body]);
  });

  it('keeps it once for a key, also of two requests at once', async () => {
    const member = await service.member();
    const key = `phone-${member._id}`;
    const answers = await Promise.all([1, 2, 3].map(() => calls.send(member, {}, { key })));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect((await accountOf(member._id)).payments).toHaveLength(1);
    expect(await calls.send(member, { amount: '1' }, { key })).toMatchObject({ status: 422 });
    // The key of one member means nothing for another one.
    const other = await service.member();
    expect(await calls.send(other, {}, { key })).toMatchObject({ status: 201 });
  });

  it('accepts five that wait, and another one after one is withdrawn', async () => {
    const member = await service.member();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => calls.send(member, { amount: String(at + 1) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    const sent = answers.find(({ status }) => status === 201)?.body._id ?? '';
    expect(
      await calls.as(member, `/me/transfers/${sent}/withdraw`, { method: 'POST', body: {} }),
    ).toMatchObject({
      status: 200,
      body: { state: 'withdrawn' },
    });
    expect(await calls.send(member)).toMatchObject({ status: 201 });
    expect(await calls.send(member)).toMatchObject(refusal(409, 'CONFLICT'));
  });

  it.each([
    ['no amount', { amount: undefined }, 'amount'],
    ['a fraction of a kobo', { amount: '10.5' }, 'amount'],
    ['nothing', { amount: '0' }, 'amount'],
    ['too much', { amount: '10000000001' }, 'amount'],
    ['a day to come', { sentOn: addDays(TODAY, 1) }, 'sentOn'],
    ['no day', { sentOn: 'yesterday' }, 'sentOn'],
    ['a note without end', { note: 'x'.repeat(301) }, 'note'],
    ['an unknown field', { state: 'confirmed' }, ''],
  ])('refuses %s', async (_, fields, path) => {
    const { status, body } = await calls.send(await service.member(), fields);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(path);
  });

  it('refuses a form without a file, and passes on why a file is refused', async () => {
    const member = await service.member();
    expect(await calls.send(member, {}, { file: '' })).toMatchObject({ status: 400 });
    service.media.refusal = peerRefusal(400, 'FILE_REFUSED', 'Send a picture or a PDF');
    expect(await calls.send(member)).toMatchObject({
      status: 400,
      body: { message: 'Send a picture or a PDF' },
    });
    service.media.refusal = peerRefusal(500, 'INTERNAL');
    expect(await calls.send(member)).toMatchObject({ status: 503 });
    delete service.media.refusal;
    expect(await calls.send(member, {}, { file: 'x'.repeat(5 * 1024 * 1024 + 1) })).toMatchObject({
      status: 413,
    });
    expect((await accountOf(member._id)).payments).toEqual([]);
  });

  it('is for members: applicants are told so, and staff who look may not send', async () => {
    const member = await service.member();
    for (const path of ['/me/transfers', '/me/payment-details']) {
      const { status, body } = await service.call<{ message: string }>(path, { token: applicant() });
      expect(status).toBe(403);
      expect(body.message).toContain('not a member yet');
    }
    const viewer = service.environment.tokens.member({ member: member._id, viewer: STAFF_IDS.ADMIN });
    expect(await service.call('/me/transfers', { token: viewer })).toMatchObject({ status: 200 });
    const body = new FormData();
    expect(await service.call('/me/transfers', { token: viewer, body })).toMatchObject({ status: 403 });
    expect(await calls.as({ _id: UNKNOWN }, '/me/transfers')).toMatchObject({ status: 404 });
  });
});

describe('POST me/transfers/:id/withdraw', () => {
  const withdraw = (member: { _id: string }, id: string) =>
    calls.as<MyTransfer>(member, `/me/transfers/${id}/withdraw`, { method: 'POST', body: {} });

  it('ends an own transfer once', async () => {
    const member = await service.member();
    const { _id } = (await calls.send(member)).body;
    const answers = await Promise.all([withdraw(member, _id), withdraw(member, _id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await calls.asFinance<unknown[]>('/payment/claims')).body).not.toContainEqual(
      expect.objectContaining({ _id }),
    );
  });

  it('does not know transfers of others, nor payments that staff recorded', async () => {
    const [member, other] = [await service.member(), await service.member()];
    const { _id } = (await calls.send(member)).body;
    expect(await withdraw(other, _id)).toMatchObject({ status: 404 });
    const body = { member: member._id, amount: 100, method: 'cash', receivedOn: TODAY };
    const recorded = (await calls.asFinance<{ _id: string }>('/payment', body)).body._id;
    for (const id of [recorded, UNKNOWN, 'x'])
      expect(await withdraw(member, id)).toMatchObject({ status: 404 });
    expect((await calls.as<MyTransfer[]>(member, '/me/transfers')).body).toMatchObject([
      { _id, state: 'received' },
    ]);
  });
});
