import type {
  Member,
  MemberAccount,
  MembersBilled,
  MembershipSettings,
  MemberTask,
} from '@concord/contracts';
import { addDays, dayOf } from '@concord/nest-platform';
import { refusal, type SentCommand, watchCommands } from '@concord/nest-platform/testing';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { MembersHarness } from '../../../testing/harness';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { DocumentsRepository } from '../../../store/documents/documents.repository';
import { MembersRepository } from '../../../store/members/members.repository';
import { SequencesRepository } from '../../../store/sequences/sequences.repository';
import { AutomaticBilling } from './automatic-billing.task';

const service = MembersHarness.forSuite();
beforeAll(() => service.startWorker());
afterEach(() => jest.restoreAllMocks());

const TODAY = dayOf(new Date());
const YEAR = Number(TODAY.slice(0, 4));
/** Each spec bills a year of its own. */
const PAST = YEAR - 5;

const bill = <T = MemberTask>(body: object, token = service.superAdmin) =>
  service.call<T>('/billing', { body, token });

async function billed(year: number): Promise<MembersBilled> {
  const { status, body: task } = await bill({ year });
  expect(status).toBe(202);
  const end = await service.ended(task);
  expect(end).toMatchObject({ kind: 'billing', status: 'done' });
  return end.outcome as MembersBilled;
}

const members = (count: number, more: object = {}) =>
  Promise.all(Array.from({ length: count }, () => service.member({ inductedOn: '2010-01-01', ...more })));
const accountOf = async ({ _id }: Pick<Member, '_id'>) =>
  (await service.call<MemberAccount>(`/member/${_id}/account`)).body;
/** Charges and invoices of a year of these members. */
const stateOf = (some: readonly Member[], year: number) =>
  Promise.all(
    some.map(async (member) => {
      const { charges, invoices } = await accountOf(member);
      return [charges.filter(({ period }) => period === String(year)).length, invoices.length];
    }),
  );
const each = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

/** Collection and fields of each update of a command. */
const updatesOf = ({ update, updates }: SentCommand) =>
  (updates as { u: Record<string, object> }[]).map(({ u }) => ({
    collection: String(update),
    fields: Object.values(u).flatMap((fields) => Object.keys(fields)),
  }));

/** Numbers of invoices, which have no gap and no double. */
async function expectWholeNumbers(): Promise<void> {
  const found = await service.collection('documents').find({ kind: 'invoice' }).toArray();
  const numbers = found.map(({ number }) => Number(String(number).split('-').at(-1))).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
}

describe('POST billing', () => {
  it('previews, charges once with one invoice, and says who is left out', async () => {
    const some = await members(3);
    const resigned = await service.member({ inductedOn: '2010-01-01' });
    const event = { kind: 'resigned', at: '2012-01-01', reason: 'Moved abroad' };
    await service.call(`/member/${resigned._id}/event`, { body: event });
    const preview = await bill<MembersBilled>({ year: YEAR, dryRun: true });
    const expected = { year: YEAR, billed: 3, amount: 1_500_000, leftOut: 1 };
    expect(preview).toMatchObject({ status: 200, body: expected });
    expect(preview.body.left).toMatchObject([
      { code: 'ENDED', count: 1, examples: [{ number: resigned.number, name: resigned.name }] },
    ]);
    expect(await stateOf(some, YEAR)).toEqual(each(3, [0, 0]));
    const done = await billed(YEAR);
    expect(done).toMatchObject(expected);
    expect(done.left).toEqual([
      { code: 'ENDED', count: 1, examples: [{ member: resigned._id, number: resigned.number }] },
    ]);
    expect(await stateOf(some, YEAR)).toEqual(each(3, [1, 1]));
    expect(await service.call(`/member/${some[0]?._id}`)).toMatchObject({ body: { balance: 500_000 } });
    const again = await billed(YEAR);
    expect(again).toMatchObject({ billed: 0, amount: 0, leftOut: 4 });
    expect(await stateOf(some, YEAR)).toEqual(each(3, [1, 1]));
    await expectWholeNumbers();
  });

  it('sends a few commands for all members, and writes only what changed', async () => {
    await members(4);
    await billed(YEAR - 6);
    const sent = watchCommands(service.workerGet<Connection>(getConnectionToken()));
    const { billed: count } = await billed(YEAR - 7);
    expect(count).toBeGreaterThan(3);
    const names = sent.map((command) => Object.entries(command)[0]?.join(' '));
    const times = (name: string) => names.filter((each) => each === name).length;
    // Once to write all accounts, and once to note that nothing is behind them.
    expect(times('update accounts')).toBe(2);
    expect(times('insert accounts')).toBe(0);
    expect(times('insert documents')).toBe(1);
    expect(times('update sequences')).toBe(1);
    expect(times('insert memberMails')).toBe(1);
    expect(times('update members')).toBe(1);
    const written = sent.flatMap((command) => ('update' in command ? updatesOf(command) : []));
    const fieldsOf = (collection: string) => [
      ...new Set(written.flatMap((each) => (each.collection === collection ? each.fields : []))),
    ];
    expect(fieldsOf('members').sort()).toEqual(['changedAt', 'index.account', 'index.balance']);
    expect(fieldsOf('accounts')).not.toContain('payments');
  });

  it('pays the charge from credit', async () => {
    const member = await service.member({ inductedOn: '2010-01-01' });
    const payment = { member: member._id, amount: 800_000, method: 'transfer', receivedOn: TODAY };
    await service.call('/payment', { token: service.superAdmin, body: payment });
    await billed(YEAR);
    const { balance, charges } = await accountOf(member);
    expect([balance, charges.map(({ state }) => state)]).toEqual([-300_000, ['paid']]);
  });

  it.each([
    ['reading members', MembersRepository, 'count'],
    ['writing accounts', AccountsRepository, 'replaceMany'],
    ['reading them again', AccountsRepository, 'ofMany'],
    ['numbering', DocumentsRepository, 'insertMany'],
    ['noting the number', SequencesRepository, 'taken'],
    ['writing indexes', MembersRepository, 'reindexMany'],
    ['settling accounts', AccountsRepository, 'followedUpMany'],
  ] as const)('changes nothing twice when it is killed before and after %s', async (_of, token, method) => {
    const year = PAST;
    const some = await members(3);
    const repository = service.workerGet<Record<string, (...args: unknown[]) => Promise<unknown>>>(token);
    const original = repository[method]?.bind(repository);
    let calls = 0;
    jest.spyOn(repository, method).mockImplementation(async (...args) => {
      calls += 1;
      if (calls === 1) throw new Error('killed before');
      const answer = await original?.(...args);
      if (calls === 2) throw new Error('killed after');
      return answer;
    });
    const { billed: count, amount } = await billed(year);
    expect(calls).toBeGreaterThan(0);
    expect([count >= 3, amount >= 1_500_000]).toEqual([true, true]);
    expect(await stateOf(some, year)).toEqual(each(3, [1, 1]));
    const behind = await service
      .collection('accounts')
      .countDocuments({ 'dueDocuments.0': { $exists: true } });
    expect(behind).toBe(0);
    await expectWholeNumbers();
  });

  it('charges once while payments are recorded and two tasks run at once', async () => {
    const some = await members(6);
    const pay = ({ _id }: Member) =>
      service.call('/payment', {
        token: service.superAdmin,
        body: { member: _id, amount: 100_000, method: 'cash', receivedOn: TODAY },
      });
    const [one, two] = await Promise.all([
      bill({ year: YEAR - 2 }),
      bill({ year: YEAR - 3 }),
      ...some.map(pay),
    ]);
    const second = await bill({ year: YEAR - 2 });
    expect([202, 409]).toContain(second.status);
    for (const { body } of [one, two]) expect(await service.ended(body)).toMatchObject({ status: 'done' });
    if (second.status === 202) await service.ended(second.body);
    for (const year of [YEAR - 2, YEAR - 3])
      expect((await stateOf(some, year)).map(([charges]) => charges)).toEqual(each(6, 1));
    for (const member of some) expect((await accountOf(member)).balance).toBe(900_000);
    await expectWholeNumbers();
  });

  it('keeps what was done when it is stopped, and a further task does the rest', async () => {
    const some = await members(2);
    const { body: task } = await bill({ year: YEAR - 4 });
    await service.call(`/member-tasks/${task._id}/cancel`, { body: {}, token: service.superAdmin });
    await service.ended(task);
    await billed(YEAR - 4);
    expect((await stateOf(some, YEAR - 4)).map(([charges]) => charges)).toEqual([1, 1]);
  });

  it('is for staff with the permission for money', async () => {
    expect(await bill({ year: YEAR }, service.admin)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await bill({ year: YEAR, dryRun: true }, service.admin)).toMatchObject(refusal(403, 'FORBIDDEN'));
    const { body: task } = await bill({ year: YEAR });
    expect(await service.call(`/member-tasks/${task._id}`)).toMatchObject(refusal(403, 'FORBIDDEN'));
    await service.ended(task);
  });

  it.each([
    ['text', '2026'],
    ['a fraction', 2026.5],
    ['1e21', 1e21],
    ['below 0', -2026],
    ['1949', 1949],
    ['nothing', undefined],
  ])('refuses a year that is %s', async (_of, year) => {
    expect(await bill({ year })).toMatchObject({ status: 400 });
  });

  it('refuses a year that is too far ahead, but not the next one', async () => {
    expect(await bill({ year: YEAR + 2, dryRun: true })).toMatchObject({ status: 400 });
    expect(await bill({ year: YEAR + 1, dryRun: true })).toMatchObject({ status: 200 });
  });
});

describe('AutomaticBilling', () => {
  const NEW_YEAR = `${YEAR + 1}-01-01`;
  const setLead = async (billingLeadDays: number | null) => {
    const { body: before } = await service.call<{ version: number; values: MembershipSettings }>(
      '/membership-settings',
    );
    const body = { version: before.version, ...before.values, billingLeadDays, reason: 'Council of May' };
    const answer = await service.call('/membership-settings', {
      method: 'PUT',
      body,
      token: service.superAdmin,
    });
    expect(answer).toMatchObject({ status: 200, body: { values: { billingLeadDays } } });
  };

  it('orders nothing while it is off', async () => {
    expect(await service.workerGet<AutomaticBilling>(AutomaticBilling).order(NEW_YEAR)).toBe(0);
  });

  it('bills the year once on its day, whichever worker and however often', async () => {
    const [member] = await members(1);
    await setLead(31);
    const automatic = service.workerGet<AutomaticBilling>(AutomaticBilling);
    expect(await automatic.order(addDays(NEW_YEAR, -32))).toBe(0);
    const day = addDays(NEW_YEAR, -31);
    const ordered = await Promise.all([
      automatic.order(day),
      automatic.order(day),
      automatic.order(addDays(day, 1)),
    ]);
    expect(ordered.reduce((sum, count) => sum + count, 0)).toBe(1);
    const [task] = await service
      .collection('tasks')
      .find({ label: `Billing of ${YEAR + 1}, by itself` })
      .toArray();
    expect(await service.ended({ _id: String(task?._id) })).toMatchObject({ status: 'done' });
    expect(await automatic.order(addDays(day, 2))).toBe(0);
    expect(member && (await stateOf([member], YEAR + 1))).toEqual([[1, 1]]);
    await setLead(null);
  });
});
