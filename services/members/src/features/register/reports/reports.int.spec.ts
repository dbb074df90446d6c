import type { MemberMoneyReport, MemberRegisterReport } from '@concord/contracts';
import { addDays, dayOf } from '@concord/nest-platform';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { MemberPagesRepository } from '../../../store/members/member-pages.repository';
import { RegisterMonthsRepository } from '../../../store/register-months/register-months.repository';
import { MembersHarness } from '../../../testing/harness';
import { RegisterMonthsTask } from './register-months.task';
import { ReportReader } from './report-reader';

const service = MembersHarness.forSuite();
const TODAY = dayOf(new Date());
const YEAR = TODAY.slice(0, 4);

const reader = () =>
  new ReportReader(
    service.get<MemberPagesRepository>(MemberPagesRepository),
    service.get<AccountsRepository>(AccountsRepository),
    service.get<SettingsInForce>(SettingsInForce),
  );
const months = () => service.get<RegisterMonthsRepository>(RegisterMonthsRepository);

const pay = (member: string, amount: number, receivedOn: string) =>
  service.call('/payment', {
    token: service.superAdmin,
    body: { member, amount, method: 'cash', receivedOn },
  });

describe('the reports', () => {
  it('count members and money, for staff who may see them', async () => {
    const state = { surname: 'Okafor', firstName: 'Ada', state: 'Lagos' };
    const paying = await service.member({ fees: ['subscription'], person: state });
    await service.member({ fees: ['subscription'], grade: 'Fellow' });
    await pay(paying._id, 500_007, `${YEAR}-01-10`);

    const register = (await service.call<MemberRegisterReport>('/member/reports/register')).body;
    expect(register).toMatchObject({ day: TODAY, members: 2 });
    const associates = register.grades.find(({ grade }) => grade === 'Associate');
    expect(associates).toEqual({ grade: 'Associate', members: 1, standings: { current: 1 } });
    expect(register.states).toEqual([
      { state: '', members: 1 },
      { state: 'Lagos', members: 1 },
    ]);
    expect(register.years.at(-1)).toEqual({ year: Number(YEAR), gained: 1, renewed: 0, lost: 0 });
    expect(register.months.at(-1)).toMatchObject({ month: TODAY.slice(0, 7), members: 2 });

    const token = service.superAdmin;
    const money = (await service.call<MemberMoneyReport>('/member/reports/money', { token })).body;
    expect(money).toMatchObject({ year: Number(YEAR), years: [Number(YEAR)] });
    expect(money.income.map(({ fee, months: [january] }) => [fee, january])).toEqual([
      ['subscription', 500_000],
      ['credit', 7],
    ]);
    expect(money.arrears.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_000_000);
    expect((await service.call('/member/reports/money')).status).toBe(403);
    expect((await service.call('/member/reports/money?year=26', { token })).status).toBe(400);
  });

  it('keep the counts of each month, once a day', async () => {
    const task = new RegisterMonthsTask(reader(), months());
    const before = addDays(`${TODAY.slice(0, 7)}-01`, -1);
    expect(await task.count(before)).toBe(true);
    expect(await task.count(before)).toBe(false);
    expect(await task.count(TODAY)).toBe(true);
    const { body } = await service.call<MemberRegisterReport>('/member/reports/register');
    expect(body.months.map(({ month }) => month)).toEqual([before.slice(0, 7), TODAY.slice(0, 7)]);
  });
});
