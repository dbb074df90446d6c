import type { AuditRecord, Member, MemberAccount, Payment, StatementRead } from '@concord/contracts';
import { MembersHarness } from '../../../testing/harness';

const service = MembersHarness.forSuite();

const finance = () => service.environment.tokens.staff('ADMIN', { finance: true });
const send = <T>(path: string, body: unknown) => service.call<T>(path, { body, token: finance() });

/** Entries of a member's history that are done, in the order of their actions. */
async function historyOf({ _id }: Member): Promise<AuditRecord[]> {
  const found = await service
    .collection('audit-outbox')
    .find<{ record: AuditRecord }>({ 'record.id': _id, 'record.outcome': 'done' })
    .sort({ _id: 1 })
    .toArray();
  return found.map(({ record }) => record);
}
const actionsOf = async (member: Member) => (await historyOf(member)).map(({ action }) => action).sort();

async function charge(member: Member, period: string): Promise<string> {
  const body = {
    fee: 'other',
    period,
    title: 'Workshop',
    amount: 500_000,
    due: '2026-01-01',
    reason: 'Council',
  };
  const answer = await send<MemberAccount>(`/member/${member._id}/charge`, body);
  return answer.body.charges.find((each) => each.period === period)?._id ?? '';
}
const pay = async (member: Member) =>
  (
    await send<Payment>('/payment', {
      member: member._id,
      amount: 500_000,
      method: 'cash',
      receivedOn: '2026-02-01',
    })
  ).body;

async function readLine(narration: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([`Date,Narration,Debit,Credit\n3/4/26,${narration},,9000.00\n`]), 'april.csv');
  const { body } = await service.call<StatementRead>('/statement', {
    method: 'POST',
    body: form,
    token: finance(),
  });
  return body.lines[0]?._id ?? '';
}

describe('the history of a member', () => {
  it('has charges, waivers, voids, payments, refunds and reversals', async () => {
    const member = await service.member();
    const [waived, voided] = [await charge(member, 'A'), await charge(member, 'B')];
    await send(`/member/${member._id}/charge/${waived}/reduce`, {
      kind: 'waiver',
      amount: 500_000,
      reason: 'Hardship',
    });
    await send(`/member/${member._id}/charge/${voided}/void`, { reason: 'Charged twice' });
    const [first, second] = [await pay(member), await pay(member)];
    await send(`/payment/${first._id}/refund`, { amount: 100_000, reason: 'Paid twice' });
    await send(`/payment/${second._id}/reverse`, { reason: 'The cheque bounced' });

    expect(await actionsOf(member)).toEqual([
      'charge.create',
      'charge.create',
      'charge.reduce',
      'charge.void',
      'member.create',
      'payment.create',
      'payment.create',
      'payment.refund',
      'payment.reverse',
    ]);
    const history = await historyOf(member);
    for (const entry of history) expect(entry).toMatchObject({ entity: 'member', label: member.name });
    expect(history.find(({ action }) => action === 'payment.reverse')).toMatchObject({
      reason: 'The cheque bounced',
      details: { payment: second._id },
    });
  });

  it('has the payments of bank lines, for each member of a split', async () => {
    const [one, other] = [await service.member(), await service.member()];
    const line = await readLine('TRF FOR TWO');
    await send(`/statement/lines/${line}/split`, {
      parts: [
        { member: one._id, amount: 400_000 },
        { member: other._id, amount: 500_000 },
      ],
    });
    for (const [member, amount] of [
      [one, 400_000],
      [other, 500_000],
    ] as const) {
      const [entry] = (await historyOf(member)).filter(({ action }) => action === 'payment.create');
      expect(entry).toMatchObject({ label: member.name, after: { amount }, details: { line } });
      expect(entry?.actor).toMatchObject({ kind: 'staff' });
    }
  });
});
