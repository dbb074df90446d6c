import type { Member, MemberRow } from '@concord/contracts';
import { addDays, dayOf } from '@concord/nest-platform';
import { MembersRepository } from '../../../store/members/members.repository';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { MembersHarness } from '../../../testing/harness';
import { StandingsTask } from './standings.task';

const service = MembersHarness.forSuite();
const TODAY = dayOf(new Date());

const task = () =>
  new StandingsTask(
    service.get<MembersRepository>(MembersRepository),
    service.get<AccountsRepository>(AccountsRepository),
    service.get<SettingsInForce>(SettingsInForce),
  );

const rowOf = async ({ number }: Member) =>
  (await service.call<MemberRow[]>(`/member?search=${number}`)).body[0];

describe('StandingsTask', () => {
  it('computes what time alone has changed, once', async () => {
    const member = await service.member();
    const yesterday = { 'index.day': addDays(TODAY, -1), 'index.standing': 'current' };
    await service.collection('members').updateOne({ number: member.number }, { $set: yesterday });
    expect(await rowOf(member)).toMatchObject({ standing: 'current' });
    expect(await task().compute(TODAY)).toBe(1);
    expect(await rowOf(member)).toMatchObject({ standing: 'pending' });
    expect(await task().compute(TODAY)).toBe(0);
  });

  it('computes every standing again when the settings have changed', async () => {
    await service.member();
    const token = service.superAdmin;
    const { body: settings } = await service.call<{ version: number; values: object }>(
      '/membership-settings',
    );
    const body = { version: settings.version, ...settings.values, graceDays: 10, reason: 'Council of May' };
    await service.call('/membership-settings', { method: 'PUT', body, token });
    const members = await service.collection('members').countDocuments();
    expect(await task().compute(TODAY)).toBe(members);
    expect(await task().compute(TODAY)).toBe(0);
  });
});
