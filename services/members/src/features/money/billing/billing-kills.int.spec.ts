// On one server: it kills processes.
import type { MemberAccount, MemberTask } from '@concord/contracts';
import { dayOf, newObjectId } from '@concord/nest-platform';
import { MembersHarness } from '../../../testing/harness';
import { KilledProgram } from '../../../testing/killed-program';
import { runOverKills, writesWithin } from '../../../testing/killed-task';
import { expectWholeLedger } from '../../../testing/whole-ledger';

const service = MembersHarness.forSuite();
const worker = KilledProgram.forSuite(service, 'worker.js');

const TODAY = dayOf(new Date());
const YEAR = Number(TODAY.slice(0, 4));
/** Two pages of accounts. */
const MEMBERS = 270;
const FEE = 500_000;
const PAID = 100_000;
/** In the first page; in the second one, and in what is left of it, which is five writes at least. */
const KILLS = [writesWithin(1, [3, 8]), writesWithin(2, [7, 10], [2, 5])];

/** A register, of which every page has accounts with and without entries. @returns ids in the order of pages */
async function register(): Promise<string[]> {
  const { number } = await service.member({ inductedOn: '2010-01-01' });
  const stored = service.collection('members');
  const first = await stored.findOne({ number }, { projection: { requestKey: 0 } });
  const copies = Array.from({ length: MEMBERS - 1 }, (_none, at) => {
    const copied = `${number}-${at}`;
    return { ...first, _id: newObjectId(), number: copied, numbers: [copied] };
  });
  await stored.insertMany(copies);
  const ids = (await stored.find().sort({ _id: 1 }).toArray()).map(({ _id }) => String(_id));
  for (const at of [1, 100, 249, 250, 269]) await pay(ids[at]);
  return ids;
}

async function pay(member = ''): Promise<void> {
  const body = { member, amount: PAID, method: 'cash', receivedOn: TODAY };
  expect(await service.call('/payment', { body, token: service.superAdmin })).toMatchObject({ status: 201 });
}

describe('POST billing', () => {
  it('charges each account once, with one invoice, over kills of the worker and payments meanwhile', async () => {
    const members = await register();
    const { body: task } = await service.call<MemberTask>('/billing', {
      body: { year: YEAR },
      token: service.superAdmin,
    });
    const billedAt: number[] = [];
    const paying = members.filter((_, at) => at % 53 === 2);
    const end = await runOverKills(service, worker, task._id, {
      at: KILLS,
      afterwards: async () => {
        await pay(paying[billedAt.length]);
        billedAt.push(await service.collection('documents').countDocuments({ kind: 'invoice' }));
      },
    });
    expect(billedAt).toHaveLength(KILLS.flat().length);
    expect(billedAt[0]).toBeLessThan(MEMBERS);
    expect(end).toMatchObject({ status: 'done', outcome: { billed: MEMBERS, amount: MEMBERS * FEE } });

    const accounts = await service.collection('accounts').find().sort({ _id: 1 }).toArray();
    expect(accounts.map(({ _id }) => String(_id))).toEqual(members);
    const charges = accounts.flatMap((account) => account['charges'] as MemberAccount['charges']);
    expect(charges).toHaveLength(MEMBERS);
    const documents = await service.collection('documents').find().toArray();
    const invoices = documents.filter(({ kind }) => kind === 'invoice');
    expect(invoices).toHaveLength(MEMBERS);
    expect(invoices.map(({ of }) => String(of)).sort()).toEqual(charges.map(({ _id }) => _id).sort());
    expect(documents.length - invoices.length).toBe(5 + billedAt.length);
    expect(await service.collection('memberMails').countDocuments({ kind: 'invoice' })).toBe(MEMBERS);
    await expectWholeLedger(service, { members: MEMBERS, documents: documents.length });
  });
});
