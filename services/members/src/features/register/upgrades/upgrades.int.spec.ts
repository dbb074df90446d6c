import type { Member, MemberAccount, Upgrade, UpgradeCandidate } from '@concord/contracts';
import { dayOf, objectIdOf } from '@concord/nest-platform';
import { MembersHarness } from '../../../testing/harness';
import { UpgradesRepository } from '../../../store/upgrades/upgrades.repository';
import { UpgradesSweeper } from './upgrades.sweeper';
import { UpgradeGrades } from './upgrade-grades.service';

const service = MembersHarness.forSuite();
const REASON = 'Five years in good standing';
const today = dayOf(new Date());

/** A member of an earlier register, in good standing since the induction. */
async function ofLong(inductedOn: string, years: number | null = 8, grade = 'Associate') {
  const { _id, revision } = await service.member({ inductedOn, grade });
  await service
    .collection('members')
    .updateOne({ _id: objectIdOf(_id) }, { $set: { isImported: true, openedOn: today } });
  const experience = years === null ? null : { years, on: today };
  const body = { revision, experience, state: `of ${inductedOn}` };
  const answer = await service.call<Member>(`/member/${_id}`, { method: 'PATCH', body });
  expect(answer.status).toBe(200);
  return answer.body;
}

const candidates = async (query = '') =>
  (await service.call<UpgradeCandidate[]>(`/member/upgrade?pageSize=100${query}`)).body;
const propose = (id: string, body: object = { reason: REASON }) =>
  service.call<Upgrade & { code: string }>(`/member/${id}/upgrade`, { body });
const decide = (id: string, body: object) =>
  service.call<Upgrade & { code: string }>(`/upgrade/${id}/decide`, { body });
const grant = (id: string, more: object = {}) => decide(id, { decision: 'granted', reason: REASON, ...more });
const memberOf = async (id: string) => (await service.call<Member>(`/member/${id}`)).body;
const chargesOf = async (id: string) =>
  (await service.call<MemberAccount>(`/member/${id}/account`)).body.charges;

describe('GET member/upgrade', () => {
  it('lists by itself who lacks nothing, and apart who lacks something', async () => {
    const ready = await ofLong('2020-01-01');
    const unknown = await ofLong('2020-02-01', null);
    const young = await ofLong('2023-01-01', 20);
    const fellow = await ofLong('2000-01-01', 30, 'Fellow');
    const found = await candidates();
    expect(found.find(({ member }) => member === ready._id)).toMatchObject({
      from: 'Associate',
      to: 'Full',
      missing: [],
      experience: 8,
      since: '2020-01-01',
    });
    const lacking = await candidates('&state=lacking');
    expect(lacking.find(({ member }) => member === unknown._id)).toMatchObject({
      experience: null,
      missing: ['experience'],
    });
    const all = [...found, ...lacking].map(({ member }) => member);
    expect(all).not.toContain(young._id);
    expect(all).not.toContain(fellow._id);
    expect((await candidates('&grade=Senior')).map(({ member }) => member)).not.toContain(ready._id);
  });

  it('refuses an unknown state and an unknown filter', async () => {
    expect(await service.call('/member/upgrade?state=near')).toMatchObject({ status: 400 });
    expect(await service.call('/member/upgrade?months=60')).toMatchObject({ status: 400 });
  });
});

describe('POST member/{id}/upgrade', () => {
  it('proposes the next grade once, with what is missing, also when two do it at once', async () => {
    const { _id } = await ofLong('2024-01-01', 2);
    const made = await Promise.all([1, 2, 3].map(() => propose(_id)));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const [open] = (await service.call<Upgrade[]>(`/upgrade?member=${_id}`)).body;
    expect(open).toMatchObject({
      status: 'open',
      source: 'staff',
      from: 'Associate',
      to: 'Full',
      missing: ['months', 'experience'],
      reason: REASON,
    });
  });

  it('refuses a member whom no grade follows, an unknown one, and no reason', async () => {
    const { _id } = await ofLong('2000-01-01', 30, 'Fellow');
    expect(await propose(_id)).toMatchObject({ status: 409 });
    expect(await propose('64b0000000000000000000ff')).toMatchObject({ status: 404 });
    const other = await ofLong('2019-01-01');
    expect(await propose(other._id, {})).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });
});

describe('POST upgrade/{id}/decide', () => {
  it('gives the grade and its fees once, also when two decide at once', async () => {
    const { _id } = await ofLong('2019-01-01');
    const { body: open } = await propose(_id);
    expect((await candidates()).find(({ member }) => member === _id)).toMatchObject({ proposal: open._id });
    const made = await Promise.all([1, 2].map(() => grant(open._id, { fees: ['induction', 'levy'] })));
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409]);
    const member = await memberOf(_id);
    expect(member.grade).toBe('Full');
    expect(member.terms).toHaveLength(2);
    expect(member.terms[1]).toMatchObject({ grade: 'Full', from: today, reason: REASON });
    expect((await chargesOf(_id)).map(({ title }) => title).sort()).toEqual([
      'Development levy, Full',
      'Induction, Full',
    ]);
    expect((await candidates()).map((each) => each.member)).not.toContain(_id);
    const { body: decided } = await service.call<Upgrade[]>(`/upgrade?status=granted&member=${_id}`);
    expect(decided).toMatchObject([{ _id: open._id, gradeFrom: today, decision: { reason: REASON } }]);
    expect(await grant(open._id)).toMatchObject({ status: 409, body: { code: 'ALREADY_DECIDED' } });
  });

  it('refuses with a reason, after which another proposal is possible', async () => {
    const { _id } = await ofLong('2018-01-01');
    const { body: open } = await propose(_id);
    const refused = await decide(open._id, { decision: 'refused', reason: 'The papers are missing' });
    expect(refused).toMatchObject({ status: 200, body: { status: 'refused' } });
    expect((await memberOf(_id)).grade).toBe('Associate');
    expect((await propose(_id)).status).toBe(201);
  });

  it('refuses a day on which the member has another grade, and wrong values', async () => {
    const { _id } = await ofLong('2018-01-01');
    const { body: open } = await propose(_id);
    expect(await grant(open._id, { from: '2018-01-01' })).toMatchObject({ status: 400 });
    expect(await grant(open._id, { from: '2017-01-01' })).toMatchObject({ status: 400 });
    expect(await decide(open._id, { decision: 'later', reason: REASON })).toMatchObject({ status: 400 });
    expect(await grant('64b0000000000000000000ff')).toMatchObject({ status: 404 });
    await service.call(`/member/${_id}/grade`, { body: { grade: 'Senior', from: today, reason: REASON } });
    expect(await grant(open._id, { from: '2030-01-01' })).toMatchObject({ status: 409 });
  });

  it('is finished by the sweeper wherever the process was killed', async () => {
    const upgrades = service.get<UpgradesRepository>(UpgradesRepository);
    const grades = service.get<UpgradeGrades>(UpgradeGrades);
    const sweeper = new UpgradesSweeper(upgrades, grades);
    const { _id } = await ofLong('2017-01-01');
    const { body: open } = await propose(_id);
    const decision = { reason: REASON, at: new Date(), by: { _id: objectIdOf(_id), username: 'ada' } };
    // Killed after the decision.
    await upgrades.decide(open._id, { status: 'granted', decision, grade: { from: today, fees: ['levy'] } });
    await sweeper.sweep(new Date(Date.now() + 1000));
    expect((await memberOf(_id)).terms).toHaveLength(2);
    // Killed after the term, and again after the fees.
    for (const dueFees of [
      { grade: 'Full', from: today, kinds: ['levy'], isFirst: false, since: new Date() },
      null,
    ]) {
      const $set = dueFees ? { dueFees } : {};
      await service
        .collection('members')
        .updateOne({ _id: objectIdOf(_id) }, { $set: { ...$set, state: 'x' } });
      await service
        .collection('upgrades')
        .updateOne({ _id: objectIdOf(open._id) }, { $set: { dueSince: new Date(0) } });
      await sweeper.sweep();
    }
    expect((await memberOf(_id)).terms).toHaveLength(2);
    expect((await chargesOf(_id)).map(({ title }) => title)).toEqual(['Development levy, Full']);
    expect(await upgrades.dueBefore(new Date())).toEqual([]);
  });
});
