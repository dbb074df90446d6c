import { type ForbiddenActs, type Member, type MembershipSettingsVersion } from '@concord/contracts';
import { addDays, dayOf } from '@concord/nest-platform';
import { TEST_SECRET } from '@concord/nest-platform/testing';
import { MembersHarness } from '../../../testing/harness';

const service = MembersHarness.forSuite();
const NOTHING: ForbiddenActs = { grace: [], lapsed: [], arrears: [] };
const REASON = 'Decided by the council';
const secret = { headers: { 'x-service-secret': TEST_SECRET }, token: '' };

const settings = async () => (await service.call<MembershipSettingsVersion>('/membership-settings')).body;

async function put(change: object) {
  const { version, values } = await settings();
  const { forbids: _, ...others } = values;
  return service.call<MembershipSettingsVersion>('/membership-settings', {
    method: 'PUT',
    token: service.superAdmin,
    body: { version, ...others, reason: REASON, ...change },
  });
}

const limits = async () => (await service.call('/internal/members/limits', secret)).body;
const forbiddenTo = async (students: string[]) =>
  (await service.call<unknown[]>('/internal/members/forbidden', { ...secret, body: { students } })).body;

/** A member of a student's record who owes since yesterday. */
async function owing() {
  const student = service.addStudent()._id;
  const yesterday = addDays(dayOf(new Date()), -1);
  const body = { student, grade: 'Associate', inductedOn: yesterday };
  const { body: member } = await service.call<Member>('/member', { body });
  return { student, member };
}

describe('what a standing forbids', () => {
  beforeEach(() => put({ forbids: NOTHING }));

  it('is nothing by default', async () => {
    const { student, member } = await owing();
    expect(await limits()).toEqual({ acts: [] });
    expect(await forbiddenTo([student])).toEqual([]);
    expect(member).toMatchObject({ forbidden: [], isListed: false });
  });

  it('is what the settings say, for members among the students', async () => {
    const { student, member } = await owing();
    const other = service.addStudent()._id;
    const paid = await service.member({ student: service.addStudent()._id, person: undefined });
    expect(await put({ forbids: { ...NOTHING, arrears: ['exam'] } })).toMatchObject({ status: 200 });
    expect(await limits()).toEqual({ acts: ['exam'] });
    expect(await forbiddenTo([student, other, paid.student ?? ''])).toEqual([
      { student, act: 'exam', state: 'arrears' },
    ]);
    const { body } = await service.call<Member>(`/member/${member._id}`);
    expect(body.forbidden).toEqual([{ act: 'exam', state: 'arrears' }]);
  });

  it('stays as it is when a page of an earlier release changes other settings', async () => {
    const forbids = { ...NOTHING, lapsed: ['exam', 'listing'] };
    await put({ forbids });
    const { status, body } = await put({ graceDays: 60 });
    expect(status).toBe(200);
    expect(body.values).toMatchObject({ graceDays: 60, forbids });
  });

  it('is nothing by settings that an earlier release stored', async () => {
    await put({ forbids: { ...NOTHING, grace: ['exam'] } });
    await service.collection('settings').updateMany({}, { $unset: { 'values.forbids': 1 } });
    expect((await settings()).values.forbids).toEqual(NOTHING);
    expect(await limits()).toEqual({ acts: [] });
  });

  it.each([
    ['an unknown act', { forbids: { ...NOTHING, lapsed: ['vote'] } }],
    ['an unknown state', { forbids: { ...NOTHING, suspended: ['exam'] } }],
    ['a missing state', { forbids: { grace: [], lapsed: [] } }],
  ])('refuses %s', async (_, change) => {
    expect(await put(change)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  it('is told to services only', async () => {
    expect(await service.call('/internal/members/limits')).toMatchObject({ status: 403 });
    const body = { students: [] };
    expect(await service.call('/internal/members/forbidden', { body })).toMatchObject({ status: 403 });
  });
});
