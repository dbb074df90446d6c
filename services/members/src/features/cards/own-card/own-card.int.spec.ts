import type { Member, MyCard, PrintedMemberCard } from '@concord/contracts';
import { refusal, TEST_SECRET } from '@concord/nest-platform/testing';
import { MembersHarness } from '../../../testing/harness';
import { MembersInStanding } from '../../../testing/members-in-standing';
import { UNKNOWN } from '../../../testing/statement-calls';

const service = MembersHarness.forSuite();
const members = new MembersInStanding(service);

const cardOf = (member: Member) => service.call<MyCard>('/me/card', { token: members.tokenOf(member) });
const printed = (id: string) =>
  service.call<PrintedMemberCard>(`/internal/members/${id}/card`, {
    headers: { 'x-service-secret': TEST_SECRET },
    token: '',
  });

describe('GET me/card', () => {
  it('has number, name, grade, photo and the standing at its time', async () => {
    const student = service.addStudent('Danjuma', 'Hauwa');
    const member = await members.paid({ student: student._id, person: undefined });
    const before = Date.now();
    const { status, body } = await cardOf(member);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        number: member.number,
        name: 'Danjuma Hauwa',
        grade: 'Associate',
        isOrganisation: false,
        standing: 'current',
        isGood: true,
        until: expect.stringMatching(/-12-31$/) as string,
        path: `/card/${member.number}`,
        photo: student.passport.url,
        fee: 500_000,
      }),
    ]);
    expect(Date.parse(body.at)).toBeGreaterThanOrEqual(before);
    expect(body).not.toHaveProperty('order');
  });

  it('of a member without an application has no photo, and says who is not in good standing', async () => {
    const member = await members.owing();
    const { body } = await cardOf(member);
    expect(body).toMatchObject({ isGood: false });
    expect(body).not.toHaveProperty('photo');
  });

  it('comes without a photo when the application cannot be read', async () => {
    const student = service.addStudent();
    const member = await members.paid({ student: student._id, person: undefined });
    service.students.students.delete(student._id);
    const { status, body } = await cardOf(member);
    expect([status, body.photo]).toEqual([200, undefined]);
  });

  it('escapes a number with signs in its address', async () => {
    const member = await members.paid({ number: 'CIPCM/26 #7' });
    expect((await cardOf(member)).body.path).toBe('/card/CIPCM%2F26%20%237');
  });

  it('is that of the kept member after a merge', async () => {
    const [keep, drop] = [await members.paid(), await members.owing()];
    await members.merge(keep, drop);
    expect((await cardOf(drop)).body).toMatchObject({ number: keep.number });
  });

  it('is refused to applicants, strangers, staff, and of erased and unknown members', async () => {
    const { tokens } = service.environment;
    const get = (token: string) => service.call('/me/card', { token });
    expect(await get(tokens.member({ student: service.addStudent()._id }))).toMatchObject(
      refusal(403, 'FORBIDDEN'),
    );
    expect(await get(tokens.member({ member: UNKNOWN }))).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await get(service.superAdmin)).toMatchObject({ status: 403 });
    expect(await get('')).toMatchObject({ status: 401 });
    const member = await service.member();
    await members.leave(member);
    const body = { reason: 'Asked in a letter', number: member.number };
    await service.call(`/member/${member._id}/erase`, { body, token: service.superAdmin });
    expect(await cardOf(member)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});

describe('GET internal/members/{id}/card', () => {
  it('has what the printer needs, and no standing', async () => {
    const student = service.addStudent('Danjuma', 'Hauwa');
    const member = await members.paid({ student: student._id, person: undefined });
    expect(await printed(member._id)).toMatchObject({
      status: 200,
      body: {
        _id: member._id,
        number: member.number,
        name: 'Danjuma Hauwa',
        grade: 'Associate',
        since: member.inductedOn,
        path: `/card/${member.number}`,
        photo: { public_id: student.passport.public_id },
      },
    });
    expect(await printed(UNKNOWN)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});
