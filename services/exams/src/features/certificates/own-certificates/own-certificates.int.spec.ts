import type { MyCertificate, PrintedCertificate } from '@concord/contracts';
import { CertificateCalls } from '../../../testing/certificate-calls';
import { examsHarness, UNKNOWN_ID } from '../../../testing/exams-harness';

const harness = examsHarness();
const calls = new CertificateCalls(harness);

const mine = async (ids: { member?: string; student?: string }) => {
  const token = harness.tokens.member(ids);
  return (await harness.call<MyCertificate[]>('GET', '/me/certificates', { token })).body;
};

/** A certificate that was earned by a result. */
async function issued() {
  const earner = await calls.earner();
  const course = await calls.course();
  const { status, body } = await calls.issue({ result: earner.result, course });
  expect(status).toBe(201);
  return { ...earner, certificate: body };
}

describe('GET me/certificates', () => {
  it('lists own certificates without their serial', async () => {
    const { student, certificate } = await issued();
    const { _id, certificateNumber, studentName } = certificate;
    const listed = await mine({ member: UNKNOWN_ID, student });
    expect(listed).toMatchObject([
      { _id, certificateNumber, studentName, courseTitle: 'Peace Building', status: 'valid' },
    ]);
    expect(JSON.stringify(listed)).not.toMatch(/serial|template|result/i);
  });

  it('lists none of somebody else, not even with the same name', async () => {
    const { student, certificate } = await issued();
    const stranger = harness.addStudent('Namesake', 'Amina')._id;
    expect(await mine({ student: stranger })).toEqual([]);
    expect(await mine({ member: UNKNOWN_ID })).toEqual([]);
    const course = await calls.course('Mediation');
    await calls.byHand('Amina Namesake', course);
    expect(await mine({ student: stranger })).toEqual([]);
    expect(await mine({ student })).toMatchObject([{ _id: certificate._id }]);
  });

  it('tells of a revocation, and its reason only if that is public', async () => {
    const [secret, told] = [await issued(), await issued()];
    await calls.revoke(secret.certificate._id, { reason: 'Under investigation' });
    await calls.revoke(told.certificate._id, { reason: 'Issued twice', isPublic: true });
    const [hidden] = await mine({ student: secret.student });
    expect(hidden).toMatchObject({ status: 'revoked', revokedAt: expect.any(String) });
    expect(JSON.stringify(hidden)).not.toContain('investigation');
    expect(await mine({ student: told.student })).toMatchObject([
      { status: 'revoked', reason: 'Issued twice' },
    ]);
  });

  it('tells the printing service whose it is', async () => {
    const { student, certificate } = await issued();
    const { body } = await harness.internal<PrintedCertificate>('GET', `/certificates/${certificate._id}`);
    expect(body.student).toBe(student);
  });
});
