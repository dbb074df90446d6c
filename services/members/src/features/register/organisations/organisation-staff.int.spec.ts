import type { Member, MemberMerge, OrganisationStaff } from '@concord/contracts';
import { MembersHarness } from '../../../testing/harness';

const service = MembersHarness.forSuite();

const organisation = (name = 'Peace Ltd') =>
  service.member({ person: undefined, organisation: { name }, grade: 'Corporate' });
const add = ({ _id }: Pick<Member, '_id'>, body: object) =>
  service.call<OrganisationStaff>(`/member/${_id}/staff`, { body: { sponsored: true, ...body } });
const staffOf = async ({ _id }: Pick<Member, '_id'>) =>
  (await service.call<OrganisationStaff>(`/member/${_id}/staff`)).body;

describe('the staff of an organisation', () => {
  it('are members or names, and earn a rebate when more than three are sponsored', async () => {
    const peace = await organisation();
    const ada = await service.member();
    expect(await staffOf(peace)).toEqual({ staff: [], sponsored: 0, rebate: false });
    expect(await add(peace, { member: ada._id })).toMatchObject({
      status: 201,
      body: {
        staff: [{ name: 'Okafor Ada', member: { _id: ada._id, number: ada.number }, sponsored: true }],
        sponsored: 1,
      },
    });
    await add(peace, { name: 'Musa Bala' });
    await add(peace, { name: 'Ngozi Eze' });
    expect(await staffOf(peace)).toMatchObject({ sponsored: 3, rebate: false });
    await add(peace, { name: 'Tunde Ojo', sponsored: false });
    expect(await staffOf(peace)).toMatchObject({ sponsored: 3, rebate: false });
    const { body } = await add(peace, { name: 'Zainab Sani' });
    expect(body).toMatchObject({ sponsored: 4, rebate: true });
    const musa = body.staff.find(({ name }) => name === 'Musa Bala');
    const path = `/member/${peace._id}/staff/${musa?._id}`;
    expect(await service.call(path, { method: 'DELETE' })).toMatchObject({
      status: 200,
      body: { sponsored: 3, rebate: false },
    });
    expect(await service.call(path, { method: 'DELETE' })).toMatchObject({ status: 404 });
  });

  it('are named once each, also by two at once', async () => {
    const peace = await organisation();
    const both = await Promise.all([add(peace, { name: 'Musa Bala' }), add(peace, { name: 'musa  bala' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const ada = await service.member();
    await add(peace, { member: ada._id });
    expect(await add(peace, { member: ada._id })).toMatchObject({ status: 409 });
  });

  it('are refused for a person, of organisations, without a name, and to people without a right', async () => {
    const [peace, ada] = [await organisation(), await service.member()];
    expect(await add(ada, { name: 'Musa Bala' })).toMatchObject({ status: 400 });
    expect(await add(peace, { member: peace._id })).toMatchObject({ status: 400 });
    expect(await add(peace, { member: 'f'.repeat(24) })).toMatchObject({ status: 404 });
    expect(await add(peace, {})).toMatchObject({ status: 400 });
    expect(await add(peace, { member: ada._id, name: 'Ada' })).toMatchObject({ status: 400 });
    expect(await add({ _id: 'f'.repeat(24) }, { name: 'Musa Bala' })).toMatchObject({ status: 404 });
    const token = service.environment.tokens.staff('PENDING');
    expect(await service.call(`/member/${peace._id}/staff`, { token })).toMatchObject({ status: 403 });
  });
});

describe('the merge of two organisations', () => {
  it('keeps the staff of both, and gives them back when it is undone', async () => {
    const [keep, drop] = [await organisation('Peace Ltd'), await organisation('Peace Limited')];
    await add(keep, { name: 'Musa Bala' });
    await add(drop, { name: 'Musa Bala' });
    await add(drop, { name: 'Ngozi Eze' });
    const body = { keep: keep._id, drop: drop._id };
    const merged = await service.call<MemberMerge>('/member/merge', { body });
    expect(merged.status).toBe(200);
    const { staff, sponsored } = await staffOf(keep);
    expect(staff.map(({ name }) => name)).toEqual(['Musa Bala', 'Musa Bala', 'Ngozi Eze']);
    expect(sponsored).toBe(2);
    const undone = `/member/merge/${merged.body._id}/undo`;
    expect(await service.call(undone, { method: 'POST' })).toMatchObject({ status: 200 });
    const namesOf = async (member: Member) => (await staffOf(member)).staff.map(({ name }) => name);
    expect([await namesOf(keep), await namesOf(drop)]).toEqual([['Musa Bala'], ['Musa Bala', 'Ngozi Eze']]);
  });
});
