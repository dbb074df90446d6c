import type { Journal, JournalPage, MemberAccount, Payment } from '@concord/contracts';
import { dayOf } from '@concord/nest-platform';
import { TEST_SECRET } from '@concord/nest-platform/testing';
import { MembersHarness } from '../../../testing/harness';

const service = MembersHarness.forSuite();
const YEAR = dayOf(new Date()).slice(0, 4);
const SPAN = `from=${YEAR}-01-01&to=${YEAR}-12-31`;

const money = <T>(path: string, body?: object) =>
  service.call<T>(path, { token: service.superAdmin, ...(body && { body }) });
const journal = async (span = SPAN) => (await money<Journal>(`/journal?${span}`)).body;

describe('GET journal', () => {
  beforeEach(async () => {
    for (const name of ['accounts', 'documents', 'members', 'sequences'])
      await service.collection(name).deleteMany({});
  });

  it('has a line for each posting, with the numbers of documents, and adds up to the balances', async () => {
    const person = { surname: '=SUM(A1)', firstName: 'Ada' };
    const member = await service.member({ fees: ['admission', 'subscription'], person });
    const { charges } = (await money<MemberAccount>(`/member/${member._id}/account`)).body;
    const pay = (amount: number) =>
      money<Payment>('/payment', { member: member._id, amount, method: 'cash', receivedOn: `${YEAR}-01-10` });
    const { body: paid } = await pay(3_000_001);
    const { body: wrong } = await pay(7);
    const reason = 'as agreed';
    await money(`/payment/${wrong._id}/reverse`, { reason });
    await money(`/payment/${paid._id}/refund`, { amount: 1, reason });
    await money(`/member/${member._id}/charge/${charges[0]?._id}/void`, { reason });
    const { lines, sums } = await journal();
    expect(lines.map(({ kind }) => kind).sort()).toEqual(
      ['charge', 'charge', 'payment', 'payment', 'refund', 'reversal', 'void'].sort(),
    );
    expect(lines.every(({ document }) => document !== null)).toBe(true);
    expect(lines.map(({ day }) => day)).toEqual(lines.map(({ day }) => day).sort());
    expect(lines[0]?.member).toMatchObject({ number: member.number });
    const { balance } = (await money<MemberAccount>(`/member/${member._id}/account`)).body;
    const members = sums.find(({ account }) => account === 'Members');
    expect((members?.debit ?? 0) - (members?.credit ?? 0)).toBe(balance);
    const total = (side: 'debit' | 'credit') => sums.reduce((sum, each) => sum + each[side], 0);
    expect(total('debit')).toBe(total('credit'));
  });

  it('has both days of its span, and no other', async () => {
    const member = await service.member();
    for (const receivedOn of ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01'])
      await money('/payment', { member: member._id, amount: 5, method: 'cash', receivedOn });
    const { lines } = await journal('from=2026-01-01&to=2026-01-31');
    expect(lines.map(({ day }) => day)).toEqual(['2026-01-01', '2026-01-31']);
  });

  it('gives the lines of some members to another service', async () => {
    const member = await service.member();
    await money('/payment', { member: member._id, amount: 5, method: 'cash', receivedOn: '2026-01-01' });
    const { body } = await service.call<JournalPage>('/internal/exports/journal', {
      headers: { 'x-service-secret': TEST_SECRET },
      body: { query: { from: '2026-01-01', to: '2026-01-31' } },
    });
    expect(body.lines).toHaveLength(1);
    expect(body.next).toBeUndefined();
  });

  it.each([
    ['days upside down', 'from=2026-02-01&to=2026-01-01'],
    ['more than a year', 'from=2025-01-01&to=2026-01-02'],
    ['no days', ''],
    ['another filter', `${SPAN}&member=1`],
  ])('refuses %s', async (_, span) => {
    expect((await money(`/journal?${span}`)).status).toBe(400);
  });

  it('is for staff with the finance permission', async () => {
    expect((await service.call(`/journal?${SPAN}`)).status).toBe(403);
  });
});
