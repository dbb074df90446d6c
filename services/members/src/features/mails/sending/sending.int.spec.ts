import type { MemberAccount, MemberMails, Payment } from '@concord/contracts';
import { dayOf } from '@concord/nest-platform';
import { MembersHarness } from '../../../testing/harness';
import { mailWorker } from '../../../testing/mail-worker';
import { FollowUpService } from '../../money/follow-up/follow-up.service';

const service = MembersHarness.forSuite();
const TODAY = dayOf(new Date());
const ADA = { surname: 'Okafor', firstName: 'Ada', email: 'ada@members.example' };
const REASON = { reason: 'Returned cheque' };

const aMember = (person: object = ADA, fees: string[] = []) => service.member({ person, fees });
const send = () => mailWorker(service).sender.send();
/** Mails that the outbox was asked for, of one member: key, kind and data. */
const requested = (member: string) => service.students.mails.filter((mail) => mail.member === member);
const mailsOf = async (id: string) => (await service.call<MemberMails>(`/member/${id}/mails`)).body;
const states = async (id: string) =>
  Object.fromEntries((await mailsOf(id)).mails.map(({ kind, state, why }) => [kind, why ?? state]));
const money = <T>(path: string, body: object) => service.call<T>(path, { body, token: service.superAdmin });
const pay = (member: string, amount = 500_000) =>
  money<Payment>('/payment', { member, amount, method: 'cheque', receivedOn: TODAY });
const accountOf = async (id: string) => (await service.call<MemberAccount>(`/member/${id}/account`)).body;

describe('mails to members', () => {
  it('tell an invoice after the induction, once, also with two workers at once', async () => {
    const { _id, number } = await aMember(ADA, ['form']);
    await Promise.all([send(), send()]);
    await send();
    const mails = requested(_id);
    expect(new Set(mails.map(({ key }) => key)).size).toBe(1);
    expect(mails[0]).toMatchObject({
      to: ADA.email,
      kind: 'invoice',
      recipient: { surname: 'Okafor', firstName: 'Ada' },
      data: {
        total: 500_000,
        reference: expect.stringContaining(number),
        lines: [{ title: 'Application form, Associate', amount: 500_000 }],
      },
    });
    expect(await states(_id)).toEqual({ invoice: 'requested' });
  });

  it('tell the receipt of a payment, and then that it was reversed', async () => {
    const { _id } = await aMember();
    const { body: payment } = await pay(_id);
    await send();
    await money(`/payment/${payment._id}/reverse`, REASON);
    await send();
    expect(requested(_id).map(({ kind }) => kind)).toEqual(['receipt', 'payment-reversed']);
    expect(requested(_id)[1]?.data).toEqual({
      receipt: payment.receipt?.number,
      total: 500_000,
      receivedOn: TODAY,
    });
  });

  it('tell nothing of a payment that was reversed before its receipt went', async () => {
    const { _id } = await aMember();
    const { body: payment } = await pay(_id);
    await money(`/payment/${payment._id}/reverse`, REASON);
    await send();
    await send();
    expect(requested(_id)).toEqual([]);
    expect(await states(_id)).toEqual({
      receipt: 'the payment does not count',
      'payment-reversed': 'its receipt was not mailed',
    });
  });

  it('tell a void charge by its credit note, and not the invoice that waits', async () => {
    const { _id } = await aMember(ADA, ['form']);
    const [charge] = (await accountOf(_id)).charges;
    await money(`/member/${_id}/charge/${charge?._id}/void`, REASON);
    await send();
    expect(requested(_id)).toMatchObject([
      { kind: 'credit-note', data: { total: -500_000, title: 'Application form, Associate' } },
    ]);
    expect(await states(_id)).toMatchObject({ invoice: 'it is void' });
  });

  it('go to the name of an organisation', async () => {
    const organisation = { name: 'Peace Ltd', email: 'office@peace.example' };
    const more = { person: undefined, organisation, grade: 'Corporate', fees: ['admission'] };
    const { _id } = await service.member(more);
    await send();
    expect(requested(_id)[0]?.recipient).toMatchObject({ surname: 'Peace Ltd', firstName: '' });
  });

  it('are left out without an address and after a death, and the record says so', async () => {
    const { _id } = await aMember({ surname: 'Okafor', firstName: 'Ada' }, ['form']);
    await send();
    expect(await mailsOf(_id)).toMatchObject({
      email: null,
      mails: [{ kind: 'invoice', state: 'skipped', why: 'there is no e-mail address' }],
    });
    const dead = await aMember(ADA, ['form']);
    await service.call(`/member/${dead._id}/event`, {
      body: { kind: 'deceased', at: TODAY, reason: 'Told' },
    });
    await send();
    expect(await states(dead._id)).toEqual({ invoice: 'the member has died' });
    expect([...requested(_id), ...requested(dead._id)]).toEqual([]);
  });

  it('wait while the students service is away, without stopping a payment', async () => {
    service.students.isMailOff = true;
    const { _id } = await aMember();
    expect(await pay(_id)).toMatchObject({ status: 201 });
    await expect(send()).rejects.toThrow();
    expect(await states(_id)).toEqual({ receipt: 'due' });
    service.students.isMailOff = false;
    await send();
    expect(requested(_id)).toHaveLength(1);
  });

  it('have the same key again when a worker was killed before it noted the request', async () => {
    const { _id } = await aMember();
    await pay(_id);
    await send();
    const [{ key } = { key: '' }] = requested(_id);
    const back = { $set: { state: 'due', dueSince: new Date() } };
    await service.collection('memberMails').updateOne({ _id: key } as never, back);
    await send();
    expect(requested(_id).map((mail) => mail.key)).toEqual([key, key]);
    expect(await states(_id)).toEqual({ receipt: 'requested' });
  });

  it('are noted by the sweeper of accounts when the process was killed before', async () => {
    const { _id } = await aMember();
    await pay(_id);
    await service.collection('memberMails').deleteMany({ kind: 'receipt' });
    const stored = await service.collection('documents').findOne({ kind: 'receipt' }, { sort: { _id: -1 } });
    const due = { kind: 'receipt', of: stored?.of, on: TODAY, lines: stored?.lines };
    const accounts = service.collection('accounts');
    const filter = { 'payments._id': stored?.of };
    await accounts.updateOne(filter, {
      $set: { followUpSince: new Date() },
      $push: { dueDocuments: due } as never,
    });
    await service.get<FollowUpService>(FollowUpService).run(_id);
    await send();
    expect(requested(_id)).toHaveLength(1);
  });
});
