import type { Certificate } from '@concord/contracts';
import { CertificateCalls } from '../../../testing/certificate-calls';
import { examsHarness, UNKNOWN_ID } from '../../../testing/exams-harness';

const harness = examsHarness({ withWorker: false });
const certificates = new CertificateCalls(harness);
const admin = harness.tokens.staff('ADMIN');
let course: string;

beforeAll(async () => {
  course = await certificates.course();
});

async function issued(): Promise<Certificate> {
  const [earner] = await certificates.earners(1);
  return (await certificates.issue({ course, result: earner?.result })).body;
}
const numbersOf = async (query: string) =>
  (await certificates.list(query)).body.map(({ certificateNumber }) => certificateNumber);
const reinstate = (id: string, token?: string) =>
  certificates.post<Certificate & { isSerialVoid?: boolean }>(
    `/certificate/${id}/reinstate`,
    { reason: 'A mistake' },
    token,
  );
const reissue = (id: string, body: object = {}, token?: string) =>
  certificates.post(`/certificate/${id}/reissue`, { reason: 'Married', ...body }, token);

describe('DELETE certificate/:id', () => {
  it('keeps who revoked it and why for staff, and tells everybody a public reason', async () => {
    const [open, quiet] = [await issued(), await issued()];
    await certificates.revoke(open._id, { reason: 'Wrong candidate', isPublic: true });
    await certificates.revoke(quiet._id, { reason: 'Under review', studentName: 'ignored' });
    await certificates.revoke(quiet._id, { reason: 'Another reason' });
    const { body: seen } = await harness.call<Certificate>('GET', `/certificate/${quiet._id}`, {
      token: admin,
    });
    expect(seen).toMatchObject({
      status: 'revoked',
      revokedAt: expect.any(String),
      revocation: { reason: 'Under review', isPublic: false, by: { username: expect.any(String) } },
    });
    const told = (await certificates.verify(open.certificateNumber)).body;
    expect(told).toMatchObject({
      status: 'revoked',
      state: 'revoked',
      reason: 'Wrong candidate',
      revokedAt: expect.any(String),
    });
    expect((await certificates.verify(quiet.certificateNumber)).body).not.toHaveProperty('reason');
    expect((await certificates.revoke(open._id, { reason: 'x' })).status).toBe(400);
  });
});

describe('POST certificate/:id/reinstate', () => {
  it('makes a revoked one valid again, with its serial', async () => {
    const { made, make, serialNumber } = await certificates.byHand('Ngozi Okafor', course);
    await certificates.revoke(made._id, { reason: 'Under review' });
    expect((await make()).status).toBe(409);
    expect((await reinstate(made._id, admin)).status).toBe(403);
    expect((await certificates.post(`/certificate/${made._id}/reinstate`)).status).toBe(400);
    expect((await reinstate(UNKNOWN_ID)).status).toBe(404);
    const done = await reinstate(made._id);
    expect(done).toMatchObject({ status: 200, body: { status: 'valid' } });
    for (const field of ['revokedAt', 'revocation', 'isSerialVoid'])
      expect(done.body).not.toHaveProperty(field);
    expect((await certificates.verify(made.certificateNumber)).body.state).toBe('valid');
    expect((await make()).body.certificateNumber).toBe(made.certificateNumber);
    await certificates.revoke(made._id);
    harness.students.forget(serialNumber);
    expect((await reinstate(made._id)).body).toMatchObject({ status: 'valid', isSerialVoid: true });
  });
});

describe('POST certificate/:id/reissue', () => {
  it('replaces one by another number, which the old one tells', async () => {
    const old = await issued();
    expect((await reissue(old._id, {}, admin)).status).toBe(403);
    expect((await certificates.post(`/certificate/${old._id}/reissue`)).status).toBe(400);
    const made = await reissue(old._id, { studentName: 'Amina Sule', dateGenerated: '2026-02-03' });
    expect(made).toMatchObject({
      status: 201,
      body: {
        studentName: 'Amina Sule',
        dateGenerated: '2026-02-03',
        replaces: old.certificateNumber,
        student: old.student,
        result: old.result,
        serialNumber: '',
        status: 'valid',
      },
    });
    const { certificateNumber } = made.body;
    expect((await certificates.verify(old.certificateNumber)).body).toMatchObject({
      // The only state of an invalid certificate that pages of the previous release know.
      status: 'revoked',
      state: 'replaced',
      replacedBy: certificateNumber,
      replacedAt: expect.any(String),
    });
    expect((await certificates.verify(certificateNumber)).body).toMatchObject({
      state: 'valid',
      replaces: old.certificateNumber,
    });
    expect((await harness.internal('GET', `/certificates/${old._id}`)).status).toBe(404);
    expect((await reinstate(old._id)).status).toBe(409);
    expect((await certificates.revoke(old._id)).status).toBe(409);
    // A repeated call returns the same certificate; another name is refused.
    const again = await reissue(old._id, { studentName: 'Amina Sule' });
    expect([again.status, again.body.certificateNumber]).toEqual([201, certificateNumber]);
    expect((await reissue(old._id, { studentName: 'Somebody Else' })).status).toBe(409);
  });

  it('issues one of two that are requested at once, and completes what broke off', async () => {
    const old = await issued();
    const both = await Promise.all(
      ['Amina One', 'Amina Two'].map((studentName) => reissue(old._id, { studentName })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const winner = both.find(({ status }) => status === 201)?.body;
    expect((await certificates.verify(old.certificateNumber)).body.replacedBy).toBe(
      winner?.certificateNumber,
    );
    // Simulates a crash between the two writes.
    const lost = { revokedAt: null, replacedAt: null, replacedBy: null };
    await harness.change('certificates', old._id, lost);
    const again = await reissue(old._id, { studentName: winner?.studentName });
    expect(again.body.certificateNumber).toBe(winner?.certificateNumber);
    expect((await certificates.verify(old.certificateNumber)).body.state).toBe('replaced');
  });

  it('refuses a revoked one, and a serial does not bring the old one back', async () => {
    const revoked = await issued();
    await certificates.revoke(revoked._id);
    expect((await reissue(revoked._id)).status).toBe(409);
    const { made, make } = await certificates.byHand('Musa Ali', course);
    const { body: next } = await reissue(made._id);
    const refused = await make();
    expect(refused).toMatchObject({ status: 409, body: { code: 'SERIAL_INVALID' } });
    expect((refused.body as unknown as { message: string }).message).toContain(next.certificateNumber);
    expect(next).not.toHaveProperty('student');
    expect((await certificates.post(`/certificate/${next._id}/mail`, {}, admin)).status).toBe(409);
  });
});

describe('GET certificate?status=', () => {
  it('has valid ones without a status, and else those of it, by course, exam, student and year', async () => {
    const own = await certificates.course('Mediation');
    const [a, b, c] = await certificates.earners(3);
    const make = async (result?: string) => (await certificates.issue({ course: own, result })).body;
    const [valid, revoked, old] = [await make(a?.result), await make(b?.result), await make(c?.result)];
    await certificates.revoke(revoked._id);
    const { body: next } = await reissue(old._id);
    const byHand = (await certificates.byHand('Bola Ade', own)).made;
    const numbers = (...all: Certificate[]) => all.map(({ certificateNumber }) => certificateNumber);
    const of = `?course=${own}`;
    expect(await numbersOf(of)).toEqual(numbers(byHand, next, valid));
    expect(await numbersOf(`${of}&status=revoked`)).toEqual(numbers(revoked));
    expect(await numbersOf(`${of}&status=replaced`)).toEqual(numbers(old));
    expect(await numbersOf(`${of}&status=all`)).toEqual(numbers(byHand, next, old, revoked, valid));
    expect(await numbersOf(`${of}&exam=${harness.exam._id}`)).toEqual(numbers(next, valid));
    expect(await numbersOf(`?student=${valid.student ?? ''}`)).toEqual(numbers(valid));
    const year = new Date().getUTCFullYear();
    expect(await numbersOf(`${of}&year=${year}`)).toHaveLength(3);
    expect(await numbersOf(`${of}&year=${year - 1}`)).toEqual([]);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect(await numbersOf(`${of}&to=${tomorrow}`)).toHaveLength(3);
    expect(await numbersOf(`${of}&from=${tomorrow}`)).toEqual([]);
    expect(await numbersOf(`${of}&year=${year}&to=${year}-01-01T00:00:00.000Z`)).toEqual([]);
    // Without other filters, the latest revocation comes first.
    expect((await numbersOf('?status=revoked'))[0]).toBe(revoked.certificateNumber);
    expect((await numbersOf('?status=replaced'))[0]).toBe(old.certificateNumber);
    expect((await certificates.list('?status=lost')).status).toBe(400);
    expect((await certificates.list('?year=now')).status).toBe(400);
  });
});

describe('GET certificate/verify/:certificateNumber', () => {
  it('knows a number however it is typed, and no other', async () => {
    const { certificateNumber: number } = await issued();
    const misread = number.replace(/^CERT-2(\d)/, (_, digit: string) => `cert 2${digit.replace('0', 'O')}`);
    for (const typed of [
      number.toLowerCase(),
      number.replaceAll('-', ' '),
      number.replaceAll('-', ''),
      misread,
    ])
      expect([typed, (await certificates.verify(typed)).status]).toEqual([typed, 200]);
    for (const typed of ['CERT-2026-AAAAA-BBBBB', 'issued-a-b', '{"$ne":null}', '%00', 'x'.repeat(500)])
      expect([typed, (await certificates.verify(typed)).status]).toEqual([typed, 404]);
  });
});
