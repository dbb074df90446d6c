import type { Member } from '@concord/contracts';
import { MembersHarness } from '../../../testing/harness';

const service = MembersHarness.forSuite();
const UNKNOWN = '64b0000000000000000000ff';
const takeOver = (id: string, revision: unknown) =>
  service.call<Member & { code: string }>(`/member/${id}/take-over`, { body: { revision } });

async function applicant() {
  const student = service.addStudent('Belo', 'Amina');
  const member = await service.member({ student: student._id, person: undefined });
  const correct = (more: object) =>
    service.students.students.set(student._id, { ...student, surname: 'Bello', ...more });
  return { student, member, correct };
}

describe('POST member/{id}/take-over', () => {
  it('takes over corrected names, and leaves the contact as it is', async () => {
    const { member, correct } = await applicant();
    expect(member.surname).toBe('Belo');
    correct({ middleName: 'Zara', email: 'another@hall.example' });
    const { status, body } = await takeOver(member._id, member.revision);
    expect(status).toBe(200);
    expect(body).toMatchObject({ surname: 'Bello', middleName: 'Zara', email: member.email });
    expect(body.revision).toBe(member.revision + 1);
    // Nothing is left to take over.
    expect((await takeOver(member._id, body.revision)).body.revision).toBe(body.revision);
  });

  it('refuses another revision, a member without an application, and a wrong body', async () => {
    const { member, correct } = await applicant();
    correct({});
    expect(await takeOver(member._id, member.revision + 7)).toMatchObject({
      status: 409,
      body: { code: 'REVISION' },
    });
    const other = await service.member();
    expect(await takeOver(other._id, other.revision)).toMatchObject({ status: 409 });
    expect(await takeOver(UNKNOWN, 0)).toMatchObject({ status: 404 });
    expect(await takeOver(member._id, 'one')).toMatchObject({ status: 400 });
  });

  it('answers 404 when the application is gone', async () => {
    const { member, student } = await applicant();
    service.students.students.delete(student._id);
    expect(await takeOver(member._id, member.revision)).toMatchObject({ status: 404 });
  });
});
