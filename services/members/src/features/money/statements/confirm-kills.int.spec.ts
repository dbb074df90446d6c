// On one server: it kills processes.
import type { Member, StatementLine } from '@concord/contracts';
import { objectIdOf } from '@concord/nest-platform';
import { MembersHarness } from '../../../testing/harness';
import { KilledProgram, writtenBy } from '../../../testing/killed-program';
import { StatementCalls } from '../../../testing/statement-calls';
import { sweepAll } from '../../../testing/sweeps';
import { expectWholeLedger } from '../../../testing/whole-ledger';

const service = MembersHarness.forSuite();
const api = KilledProgram.forSuite(service, 'main.js');
const calls = new StatementCalls(service);

const AMOUNT = 500_000;
/** More than the writes of a confirmation. */
const LINES = 16;

interface Confirmation {
  line: StatementLine;
  member: Member;
  body: object;
}

/** Confirmations of lines for charges that staff chose, each of a member of its own. */
class Confirmations {
  readonly all: Confirmation[] = [];
  private readonly open = calls.credits(LINES, '5000.00');

  async next() {
    const line = (await this.open)[this.all.length];
    if (!line) throw new Error('no line is left');
    const member = await calls.owing(AMOUNT);
    const [charge] = (await calls.account(member)).charges;
    const body = { member: member._id, allocations: [{ charge: charge?._id, amount: AMOUNT }] };
    this.all.push({ line, member, body });
    return api.post<StatementLine>(`/statement/lines/${line._id}/confirm`, body);
  }
}

const payCash = ({ member }: Confirmation) =>
  calls.send('/payment', { member: member._id, amount: AMOUNT, method: 'cash', receivedOn: '2026-04-05' });

/** The line is paid by one payment, which has its receipt, mail and entry in the history of the member. */
async function expectPaidOnce({ line, member }: Confirmation, isPaidTwice: boolean): Promise<void> {
  const { balance, payments } = await calls.account(member);
  expect(balance).toBe(isPaidTwice ? -AMOUNT : 0);
  const stored = await service.collection('statement-lines').findOne({ _id: objectIdOf(line._id) });
  const ofLine = payments.filter(({ method }) => method === 'transfer');
  expect(stored).toMatchObject({ state: 'confirmed', parts: [{ payment: ofLine[0]?._id, amount: AMOUNT }] });
  expect(stored).not.toHaveProperty('confirmation');
  expect(ofLine).toMatchObject([{ amount: AMOUNT, receipt: { total: AMOUNT } }]);
  const receipts = await service.collection('documents').find({ of: ofLine[0]?._id }).toArray();
  const mails = receipts.map(({ _id }) => `receipt-${String(_id)}`);
  expect(mails).toHaveLength(1);
  expect(await service.collection('memberMails').countDocuments({ _id: mails[0] as never })).toBe(1);
  const audit = { 'record.action': 'payment.create', 'record.details.line': line._id };
  expect(await service.collection('audit-outbox').find(audit).toArray()).toMatchObject([
    { record: { outcome: 'done', id: member._id } },
  ]);
}

describe('POST statement/lines/{id}/confirm', () => {
  it('pays each line once, whichever of its writes the process was killed at', async () => {
    await api.start();
    const confirmations = new Confirmations();
    const { stopped, answer } = await api.killedAt(() => confirmations.next());
    expect(answer).toMatchObject({ status: 200, body: { state: 'confirmed' } });
    const written = writtenBy(stopped);
    expect([written[0], written.at(-1)]).toEqual(['statement-lines', 'statement-lines']);
    expect(written).toEqual(expect.arrayContaining(['accounts', 'documents', 'memberMails', 'members']));

    const killed = confirmations.all.slice(0, -1);
    const repeated = await Promise.all(killed.map(({ line, body }) => calls.act(line, 'confirm', body)));
    // Only the first one was killed before the line was taken.
    expect(repeated.map(({ status }) => status)).toEqual(killed.map((_, at) => (at === 0 ? 200 : 409)));
    const isPaidTwice = (at: number) => at % 2 === 1;
    for (const [at, each] of confirmations.all.entries())
      if (isPaidTwice(at)) expect(await payCash(each)).toMatchObject({ status: 201 });

    await sweepAll(service);
    for (const [at, each] of confirmations.all.entries()) await expectPaidOnce(each, isPaidTwice(at));
    const members = confirmations.all.length;
    // The invoice of the charge and the receipt of the line, and the receipts of cash.
    const documents = 2 * members + Math.floor(members / 2);
    await expectWholeLedger(service, { members, documents });
  });
});
