import type { MembershipSettings, MyUpgrade, MyUpgradeApplication, Upgrade } from '@concord/contracts';
import { dayOf, newObjectId, objectIdOf } from '@concord/nest-platform';
import { CpdCalls, sentFile } from '../../../testing/cpd-calls';
import { MembersHarness } from '../../../testing/harness';

const service = MembersHarness.forSuite();
const cpd = new CpdCalls(service);
const today = dayOf(new Date());
const lastYear = Number(today.slice(0, 4)) - 1;

/** A member of an earlier register, in good standing since the induction. */
async function ofLong(inductedOn = '2019-01-01', grade = 'Associate') {
  const member = await service.member({ inductedOn, grade });
  const imported = { $set: { isImported: true, openedOn: today } };
  await service.collection('members').updateOne({ _id: objectIdOf(member._id) }, imported);
  return member;
}
type Id = { _id: string };
const read = async (member: Id) =>
  (await service.call<MyUpgrade>('/me/upgrade', { token: cpd.tokenOf(member) })).body;
const apply = (member: Id, more: object = {}, key?: string) =>
  service.call<MyUpgradeApplication & { code: string; message: string }>('/me/upgrade', {
    body: { statement: 'Six years of work at the peace office', files: [sentFile('cv.pdf')], ...more },
    token: cpd.tokenOf(member),
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const decide = (id: string, body: object) => service.call<Upgrade>(`/upgrade/${id}/decide`, { body });
const askForPoints = (upgradeCpd: MembershipSettings['upgradeCpd']) => cpd.settings({ upgradeCpd });

describe('GET me/upgrade', () => {
  it('tells the months, the next grade with its fees, and that documents must show experience', async () => {
    const member = await ofLong();
    expect(await read(member)).toMatchObject({
      grade: 'Associate',
      since: '2019-01-01',
      // The earlier register's last year is over, and nothing is due.
      standing: 'grace',
      overdue: 0,
      canApply: true,
      application: null,
      next: {
        to: 'Full',
        monthsNeeded: 60,
        experience: null,
        experienceNeeded: 6,
        missing: ['experience'],
        fees: [
          { kind: 'form', amount: 500_000 },
          { kind: 'training', amount: 2_500_000 },
          { kind: 'induction', amount: 2_000_000 },
          { kind: 'admission', amount: 2_000_000 },
          { kind: 'levy', amount: 500_000 },
        ],
      },
    });
  });

  it('tells months, arrears and standing that are missing', async () => {
    const member = await service.member();
    const charge = { fee: 'other', period: 'x', title: 'Workshop', amount: 30_000, due: '2026-02-01' };
    const body = { ...charge, reason: 'Asked' };
    await service.call(`/member/${member._id}/charge`, { body, token: service.superAdmin });
    const { next, ...outlook } = await read(member);
    expect(outlook).toMatchObject({ standing: 'pending', overdue: 30_000, canApply: false });
    expect(next?.missing).toEqual(['months', 'experience', 'standing']);
  });

  it.each(['Fellow', 'Corporate'])('has no grade above %s', async (grade) => {
    const organisation = { person: undefined, organisation: { name: 'Peace Ltd' } };
    const more = grade === 'Corporate' ? organisation : {};
    const member = await service.member({ grade, ...more });
    expect(await read(member)).toMatchObject({ grade, next: null, canApply: false });
    expect(await apply(member)).toMatchObject({ status: 409 });
  });

  it('refuses an applicant who is no member', async () => {
    const token = service.signedIn({ student: newObjectId().toString() });
    expect(await service.call('/me/upgrade', { token })).toMatchObject({ status: 403 });
    const body = { statement: 'Six years of work', files: [sentFile()] };
    expect(await service.call('/me/upgrade', { token, body })).toMatchObject({ status: 403 });
  });
});

describe('POST me/upgrade', () => {
  it('becomes a proposal that staff see with the documents, and grant', async () => {
    const member = await ofLong();
    const applied = await apply(member);
    expect(applied).toMatchObject({ status: 201, body: { from: 'Associate', to: 'Full', status: 'open' } });
    const [open] = (await service.call<Upgrade[]>(`/upgrade?member=${member._id}`)).body;
    expect(open).toMatchObject({
      source: 'member',
      reason: 'Six years of work at the peace office',
      by: { username: 'Okafor Ada' },
      files: [{ name: 'cv.pdf', url: expect.stringContaining('/api/media/files/') as unknown }],
    });
    expect(await read(member)).toMatchObject({ canApply: false, application: { status: 'open' } });
    expect(await decide(open?._id ?? '', { decision: 'granted', reason: 'Council' })).toMatchObject({
      status: 200,
    });
    const { grade, application } = await read(member);
    expect(grade).toBe('Full');
    expect(application).toMatchObject({
      status: 'granted',
      gradeFrom: today,
      decision: { reason: 'Council' },
    });
  });

  it('may be sent again after a refusal, whose reason the member reads without a name', async () => {
    const member = await ofLong();
    const { _id } = (await apply(member)).body;
    await decide(_id, { decision: 'refused', reason: 'The letter of the employer is missing' });
    const after = await read(member);
    expect(after).toMatchObject({
      grade: 'Associate',
      canApply: true,
      application: { status: 'refused', decision: { reason: 'The letter of the employer is missing' } },
    });
    expect(JSON.stringify(after)).not.toContain('admin');
    expect(await apply(member)).toMatchObject({ status: 201 });
  });

  it('is one at a time, also at once, and one for a repeated request', async () => {
    const member = await ofLong();
    const made = await Promise.all([1, 2, 3].map(() => apply(member)));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect([...service.media.files.values()].filter((owner) => owner === member._id)).toHaveLength(1);
    const other = await ofLong();
    const same = await Promise.all([1, 2, 3].map(() => apply(other, {}, 'key-1')));
    expect(same.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(same.map(({ body }) => body._id)).size).toBe(1);
    const proposed = await ofLong();
    await service.call(`/member/${proposed._id}/upgrade`, { body: { reason: 'Long service' } });
    expect(await apply(proposed)).toMatchObject({ status: 409 });
    expect((await read(proposed)).application).toMatchObject({ source: 'staff', files: [] });
    expect((await read(proposed)).application).not.toHaveProperty('statement');
  });

  it('says what stands in the way', async () => {
    const young = await ofLong('2024-01-01');
    expect(await apply(young)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/more months in good standing/) as unknown },
    });
    expect([...service.media.files.values()]).not.toContain(young._id);
  });

  it.each([
    ['no documents', { files: [] }, 400],
    ['four documents', { files: Array.from({ length: 4 }, () => sentFile()) }, 400],
    ['a program', { files: [sentFile('x.exe', Buffer.from('MZ no document'))] }, 400],
    ['no statement', { statement: '' }, 400],
    ['a grade of its own', { to: 'Fellow' }, 400],
  ])('refuses %s', async (_, more, status) => {
    const member = await ofLong();
    expect(await apply(member, more)).toMatchObject({ status });
    expect((await read(member)).application).toBeNull();
  });

  it('asks for the points of the year before where the settings do', async () => {
    const member = await ofLong();
    await askForPoints('asked');
    const cpdOfYear = { year: lastYear, points: 0, needed: 10 };
    expect((await read(member)).next).toMatchObject({ cpd: cpdOfYear, missing: ['experience', 'cpd'] });
    expect(await apply(member)).toMatchObject({
      status: 409,
      body: { message: `You need 10 CPD points for ${lastYear} to apply, and have 0` },
    });
    const { body: proposal } = await service.call<Upgrade>(`/member/${member._id}/upgrade`, {
      body: { reason: 'Long service' },
    });
    expect(proposal).toMatchObject({ cpd: cpdOfYear, missing: ['experience', 'cpd'] });
    await decide(proposal._id, { decision: 'refused', reason: 'Points first' });
    const entry = await cpd.added(member, { day: `${lastYear}-06-01`, amount: 10 });
    await cpd.decide(entry._id, { revision: 1, decision: 'confirmed' });
    expect(await apply(member)).toMatchObject({ status: 201 });
    await askForPoints('ignored');
  });
});
