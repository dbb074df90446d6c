import type { CertificatesIssued } from '@concord/contracts';
import { OTHER_NAMES, UNPRINTED_NAME } from '@concord/testing/letters';
import { CertificateCalls } from '../../../testing/certificate-calls';
import { examsHarness } from '../../../testing/exams-harness';

const harness = examsHarness();
const certificates = new CertificateCalls(harness);
const { statuses, archived } = harness.students;

async function earner(surname: string) {
  const [one] = await certificates.earners(1);
  const record = one && harness.students.students.get(one.student);
  if (!one || !record) throw new Error('missing');
  harness.students.students.set(one.student, { ...record, firstName: 'Amina', surname });
  return one;
}

async function refusedOne(body: object) {
  const { status, body: said } = await certificates.issue(body);
  const { code, message } = said as unknown as { code: string; message: string };
  return [status, code, message];
}

describe('certificates of people who were rejected, archived or not decided on', () => {
  it('are refused one by one, in words, until staff decide otherwise', async () => {
    const course = await certificates.course();
    const [rejected, gone, fresh] = [await earner('Ben'), await earner('Cyn'), await earner('Dan')];
    statuses.set(rejected.student, 'rejected').set(fresh.student, 'new');
    archived.add(gone.student);
    expect(await refusedOne({ course, result: rejected.result })).toEqual([
      409,
      'CONFLICT',
      'The application of Ben Amina was rejected. Change the decision first',
    ]);
    expect(await refusedOne({ course, result: gone.result })).toEqual([
      409,
      'CONFLICT',
      'The record of Cyn Amina is in the archive. Restore it first',
    ]);
    expect((await certificates.issue({ course, result: fresh.result })).status).toBe(201);
    statuses.set(rejected.student, 'accepted');
    expect((await certificates.issue({ course, result: rejected.result })).status).toBe(201);
  });

  it('are left out of a request by name, those not decided on by choice', async () => {
    const course = await certificates.course();
    const [accepted, rejected, gone, fresh] = [
      await earner('Ada'),
      await earner('Ben'),
      await earner('Cyn'),
      await earner('Dan'),
    ];
    statuses.set(rejected.student, 'rejected').set(fresh.student, 'in-review');
    archived.add(gone.student);
    const results = [accepted, rejected, gone, fresh].map(({ result }) => result);
    const request = { course, exam: harness.exam._id, results };
    const dry = (more: object = {}) =>
      certificates.bulk<CertificatesIssued>({ ...request, dryRun: true, ...more });
    const never = [
      { ...rejected, code: 'REJECTED', name: 'Ben Amina' },
      { ...gone, code: 'ARCHIVED', name: 'Cyn Amina' },
    ];
    expect((await dry()).body).toMatchObject({ issued: 2, skipped: never, undecided: 1 });
    const undecided = { ...fresh, code: 'UNDECIDED', name: 'Dan Amina' };
    const strict = await dry({ acceptedOnly: true });
    expect(strict.body).toMatchObject({ issued: 1, skipped: [...never, undecided] });
    expect(strict.body).not.toHaveProperty('undecided');
    const outcome = await certificates.issueMany({ ...request, acceptedOnly: true, count: 4 });
    // Names are not stored with the outcome.
    const unnamed = [...never, undecided].map(({ result, code }) => ({ result, code }));
    expect(outcome).toMatchObject({ issued: 1, skipped: unnamed });
    expect((await certificates.issueMany({ ...request, count: 4 })).issued).toBe(1);
  });

  it('stay valid where the person is rejected afterwards', async () => {
    const course = await certificates.course();
    const one = await earner('Ada');
    const { body } = await certificates.issue({ course, result: one.result });
    statuses.set(one.student, 'rejected');
    expect((await certificates.verify(body.certificateNumber)).body).toMatchObject({ status: 'valid' });
  });

  it('are not made with a serial of theirs, which stays good', async () => {
    const course = await certificates.course();
    const { _id } = harness.addStudent('Ben', 'Amina');
    statuses.set(_id, 'rejected');
    const serialNumber = 'REJE-CTED-ABCD-2345';
    harness.students.serials.set(serialNumber, {
      studentName: 'Ben Amina',
      selectedCourse: course,
      student: _id,
    });
    const body = {
      studentName: 'Ben Amina',
      selectedCourse: course,
      serialNumber,
      dateGenerated: '2026-11-21',
    };
    const create = () => harness.call('POST', '/certificate/create', { body });
    const refused = await create();
    expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT']);
    expect(refused.body.message).toMatch(/right now/);
    expect(JSON.stringify(refused.body)).not.toMatch(/reject/i);
    statuses.set(_id, 'accepted');
    const made = await create();
    expect(made.status).toBe(201);
    statuses.set(_id, 'rejected');
    expect((await create()).body._id).toBe(made.body._id);
  });
});

describe('names in letters that no font has', () => {
  it('are refused with the letters, and printed in other ones', async () => {
    const course = await certificates.course();
    const { result } = await earner(UNPRINTED_NAME);
    const [status, code, message] = await refusedOne({ course, result });
    expect([status, code]).toEqual([422, 'NAME_UNPRINTABLE']);
    expect(message).toMatch(/cannot be printed: ⴰ ⵎ ⵉ ⵏ\. Write it in other letters/);
    const made = await certificates.issue({ course, result, studentName: 'Amina' });
    expect(made.status).toBe(201);
    const reissue = { reason: 'Her own letters', studentName: UNPRINTED_NAME };
    const refused = await certificates.post(`/certificate/${made.body._id}/reissue`, reissue);
    expect(refused).toMatchObject({ status: 422, body: { code: 'NAME_UNPRINTABLE' } });
  });

  it('are left out of a request, with the letters, until a name is given', async () => {
    const course = await certificates.course();
    const [plain, other] = [await earner(OTHER_NAMES[0]), await earner(UNPRINTED_NAME)];
    const request = { course, exam: harness.exam._id, results: [plain.result, other.result] };
    const { body } = await certificates.bulk<CertificatesIssued>({ ...request, dryRun: true });
    expect(body).toMatchObject({
      issued: 1,
      skipped: [{ ...other, code: 'NAME_UNPRINTABLE', letters: 'ⴰⵎⵉⵏ' }],
    });
    const outcome = await certificates.issueMany({ ...request, names: { [other.result]: 'Amina' } });
    expect(outcome.issued).toBe(2);
  });

  it('are refused as the title of a course', async () => {
    const course = await certificates.course(`Peace ${UNPRINTED_NAME}`);
    const { result } = await earner('Ada');
    expect((await refusedOne({ course, result }))[0]).toBe(409);
  });
});
