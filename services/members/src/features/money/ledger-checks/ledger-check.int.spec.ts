import type { LedgerCheckStatus, Member } from '@concord/contracts';
import { addDays, dayOf } from '@concord/nest-platform';
import { LedgerChecksRepository } from '../../../store/ledger-checks/ledger-checks.repository';
import { MembersHarness } from '../../../testing/harness';
import { ledgerChecker } from '../../../testing/whole-ledger';
import { LedgerCheckTask } from './ledger-check.task';

const service = MembersHarness.forSuite();
const TODAY = dayOf(new Date());

const checker = () => ledgerChecker(service);
const checks = () => service.get<LedgerChecksRepository>(LedgerChecksRepository);
const task = () => new LedgerCheckTask(checker(), checks());

/** Differences of one check, without ids. */
async function found(): Promise<string[]> {
  const { first = [] } = (await checker().check()) ?? {};
  return first.map(({ text }) => text.replaceAll(/[0-9a-f]{24}/g, 'ID'));
}

const accounts = () => service.collection('accounts');
const members = () => service.collection('members');

/** A member who has paid the first half of the fees. */
async function payingMember(): Promise<Member> {
  const member = await service.member({ fees: ['admission', 'subscription'] });
  const body = { member: member._id, amount: 1_250_000, method: 'transfer', receivedOn: '2026-01-10' };
  await service.call('/payment', { body, token: service.superAdmin });
  return member;
}

describe('LedgerChecker', () => {
  beforeEach(async () => {
    for (const name of ['accounts', 'documents', 'members', 'sequences', 'ledger-checks'])
      await service.collection(name).deleteMany({});
  });

  it('finds nothing in a register that the service wrote, and counts what it read', async () => {
    await payingMember();
    await service.member();
    expect(await checker().check()).toMatchObject({ members: 2, documents: 2, differences: 0, first: [] });
  });

  const FAULTS: [string, () => Promise<unknown>, string][] = [
    [
      'a charge that is paid beyond its amount',
      () => accounts().updateOne({}, { $set: { 'charges.0.amount': 1 } }),
      'charge ID is paid beyond its amount',
    ],
    [
      'a payment that is used beyond its amount',
      () => accounts().updateOne({}, { $set: { 'payments.0.amount': 1 } }),
      'payment ID is used beyond its amount',
    ],
    [
      'an amount that is not whole',
      () => accounts().updateOne({}, { $set: { 'payments.0.amount': 2_000_000.5 } }),
      'payment ID has a wrong amount',
    ],
    [
      'a balance that lists show wrongly',
      () => members().updateOne({}, { $set: { 'index.balance': 7 } }),
      'lists show a balance of 7 kobo, and the entries add up to 1250000',
    ],
    [
      'a standing that is not that of the function',
      () => members().updateOne({}, { $set: { 'index.standing': 'current' } }),
      'lists show the standing current instead of pending',
    ],
    [
      'a payment without a receipt',
      () => service.collection('documents').deleteOne({ kind: 'receipt' }),
      'payment ID has no receipt',
    ],
    [
      'a missing number',
      () =>
        service
          .collection('documents')
          .updateOne({ kind: 'invoice' }, { $set: { number: `INV-${TODAY.slice(0, 4)}-000002` } }),
      `number 1 of INV-${TODAY.slice(0, 4)} is missing`,
    ],
    ['an account without a member', () => members().deleteOne({}), 'the account ID has no member'],
  ];
  it.each(FAULTS)('finds %s', async (_, damage, expected) => {
    await payingMember();
    await damage();
    expect(await found()).toContain(expected);
  });

  it('waits for what is still followed up', async () => {
    await payingMember();
    await accounts().updateOne({}, { $set: { followUpSince: new Date() }, $inc: { revision: 1 } });
    await members().updateOne({}, { $set: { 'index.balance': 7 } });
    expect(await found()).toEqual([]);
  });

  it('stores nothing when it is interrupted', async () => {
    await payingMember();
    expect(await checker().check(AbortSignal.abort())).toBeUndefined();
  });
});

describe('LedgerCheckTask', () => {
  it('checks once a day, and shows the outcome to staff with the finance permission', async () => {
    const member = await service.member();
    await members().updateOne({ number: member.number }, { $set: { 'index.balance': 7 } });
    const token = service.superAdmin;
    expect((await service.call('/ledger-check', { token })).body).toEqual({});
    expect(await task().checkOnce(TODAY)).toBe(true);
    expect(await task().checkOnce(TODAY)).toBe(false);
    const { body } = await service.call<LedgerCheckStatus>('/ledger-check', { token });
    expect(body.last).toMatchObject({ differences: 1 });
    expect(body.last?.first[0]?.member).toEqual({ _id: member._id, number: member.number });
    expect((await service.call('/ledger-check')).status).toBe(403);
    expect(await task().checkOnce(addDays(TODAY, 1))).toBe(true);
  });
});
