import { type Member, type Payment, paymentReferenceOf, type StatementLine } from '@concord/contracts';
import { AccountPagesRepository } from '../../../store/accounts/account-pages.repository';
import { MembersHarness } from '../../../testing/harness';
import { MemberCalls } from '../../../testing/member-calls';
import { StatementCalls } from '../../../testing/statement-calls';

const service = MembersHarness.forSuite();
const calls = new MemberCalls(service);
const statements = new StatementCalls(service);
/** Day of the lines. */
const DAY = '2026-04-03';

const record = async ({ _id: member }: Member, more: Partial<Payment> = {}): Promise<Payment> =>
  (
    await calls.asFinance<Payment>('/payment', {
      ...{ member, amount: 500_000, method: 'transfer', receivedOn: DAY },
      ...more,
    })
  ).body;

/** Reads a line of NGN 5,000 that names the member. */
const lineOf = ({ number }: Member) =>
  statements.lineFor(`TRF ${paymentReferenceOf(number).replaceAll('-', ' ')}`);
async function shown({ statement }: StatementLine): Promise<StatementLine | undefined> {
  return (await statements.lines(`statement=${statement}`))[0];
}
async function recordedFor(member: Member) {
  const line = await shown(await lineOf(member));
  const suggestions = line?.suggestions ?? [];
  expect(suggestions.map((each) => each.member._id)).toContain(member._id);
  return suggestions.find((each) => each.member._id === member._id)?.recorded;
}

describe('payments that may be the money of a line', () => {
  it('names the transfer whose claim staff confirmed before the statement was read', async () => {
    const member = await statements.owing(500_000);
    const { _id } = (await calls.send(member, { sentOn: '2026-04-01' })).body;
    const arrival = { amount: 500_000, receivedOn: '2026-04-02' };
    const { receipt } = (await calls.asFinance<Payment>(`/payment/${_id}/confirm`, arrival)).body;
    expect(receipt?.number).toMatch(/^REC-\d{4}-\d+$/);
    expect(await recordedFor(member)).toEqual([{ _id, ...arrival, receipt: receipt?.number }]);
  });

  it('names a payment that staff recorded by hand, up to ten days from the line', async () => {
    const member = await statements.owing(500_000);
    const { _id } = await record(member, { receivedOn: '2026-03-24', method: 'deposit' });
    expect(await recordedFor(member)).toMatchObject([{ _id, receivedOn: '2026-03-24' }]);
  });

  it('names none that is reversed, of another amount, of another time, in cash, or only claimed', async () => {
    const member = await statements.owing(500_000);
    const { _id } = await record(member);
    await calls.asFinance(`/payment/${_id}/reverse`, { reason: 'The bank took it back' });
    await record(member, { amount: 400_000 });
    await record(member, { receivedOn: '2026-03-23' });
    await record(member, { method: 'cash' });
    await calls.send(member, { sentOn: DAY });
    expect(await recordedFor(member)).toBeUndefined();
  });

  it('names none that came from another line', async () => {
    const member = await statements.owing(1_000_000);
    const first = await lineOf(member);
    expect(await statements.act(first, 'confirm', { member: member._id })).toMatchObject({ status: 200 });
    expect(await recordedFor(member)).toBeUndefined();
  });

  it('compares with what remains of a line, and still records it if staff insist', async () => {
    const member = await statements.owing(500_000);
    const other = await service.member();
    const line = await lineOf(member);
    const parts = [
      { member: member._id, amount: 300_000 },
      { member: other._id, amount: 200_000 },
    ];
    await statements.act(line, 'split', { parts });
    const { payments } = await statements.account(other);
    await calls.asFinance(`/payment/${payments[0]?._id}/reverse`, { reason: 'The wrong member' });
    const { _id } = await record(member, { amount: 200_000 });
    const { body } = await statements.act(line, 'reopen', {});
    const [suggestion] = body.suggestions;
    expect(body.remaining).toBe(200_000);
    expect(suggestion).toMatchObject({ member: { _id: member._id }, recorded: [{ _id, amount: 200_000 }] });
    const { status, body: confirmed } = await statements.act(line, 'confirm', { member: member._id });
    expect(status).toBe(200);
    expect(confirmed).toMatchObject({ remaining: 0, suggestions: [] });
  });

  it('reads the accounts of a whole page at once', async () => {
    const expected = new Map<string, string>();
    for (const member of [await statements.owing(500_000), await statements.owing(500_000)]) {
      const { _id } = await record(member);
      expected.set((await lineOf(member))._id, _id);
    }
    const read = jest.spyOn(service.get<AccountPagesRepository>(AccountPagesRepository), 'paymentsOf');
    const lines = await statements.lines('state=open&pageSize=100');
    expect(read).toHaveBeenCalledTimes(1);
    for (const [line, payment] of expected) {
      const [suggestion] = lines.find(({ _id }) => _id === line)?.suggestions ?? [];
      expect(suggestion?.recorded).toMatchObject([{ _id: payment, amount: 500_000 }]);
    }
    read.mockRestore();
  });
});
