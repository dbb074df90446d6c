import type { Certificate, LatestRecords, StudentRecords } from '@concord/contracts';
import { Types } from 'mongoose';
import { CertificateCalls } from '../../../testing/certificate-calls';
import { examsHarness, type Sitting } from '../../../testing/exams-harness';

const harness = examsHarness();
const nameOf = ({ surname, firstName }: Sitting['student']) => ({ surname, firstName });
const recordsOf = async (student: Sitting['student']) => {
  const body = nameOf(student);
  return (await harness.internal<StudentRecords>('POST', `/students/${student._id}/records`, { body })).body;
};
const latestOf = async ({ _id, ...student }: Sitting['student']) => {
  const body = { people: [{ _id, ...nameOf({ _id, ...student }) }] };
  return (await harness.internal<LatestRecords[]>('POST', '/students/latest-records', { body })).body[0];
};

/** A student with a graded exam: the first answer is right, the second one wrong. */
async function graded(surname = 'Bello'): Promise<Sitting> {
  const sitting = await harness.sitting(harness.exam, harness.addStudent(surname));
  await harness.submit(sitting, { [harness.at(0)]: 'Right', [harness.at(1)]: 'Wrong' });
  await harness.graded(sitting);
  return sitting;
}

let serials = 0;

async function certify(studentName: string): Promise<Certificate> {
  const token = harness.tokens.staff('ADMIN');
  const course = await harness.call<{ _id: string }>('POST', '/course/create', {
    token,
    body: { courseTitle: `Mediation ${new Types.ObjectId().toString()}` },
  });
  const serialNumber = `ABCD-EFGH-JKMN-${String((serials += 1)).padStart(4, '2')}`;
  const selectedCourse = course.body._id;
  harness.students.serials.set(serialNumber, { studentName, selectedCourse });
  const body = { studentName, selectedCourse, serialNumber, dateGenerated: '2026-01-05', genrated: 'manual' };
  const answer = await harness.call<Certificate>('POST', '/certificate/create', { token, body });
  expect(answer.status).toBe(201);
  return answer.body;
}

describe('internal/students/:id/records', () => {
  it('is empty for somebody who never sat', async () => {
    const nobody = { assignments: [], attempts: [], results: [], certificates: [] };
    expect(await recordsOf(harness.addStudent('Quiet', 'One'))).toEqual(nobody);
  });

  it('has what was answered, by the number of the question, and what came of it', async () => {
    const { student, assignment, attempt } = await graded();
    const given = [
      { question: 1, answer: 'Right' },
      { question: 2, answer: 'Wrong' },
    ];
    expect(await recordsOf(student)).toMatchObject({
      assignments: [{ _id: assignment, examName: 'Peace Education', round: 1 }],
      attempts: [{ _id: attempt._id, round: 1, closedBy: 'candidate', answers: given, lateAnswers: [] }],
      results: [
        { _id: attempt._id, total_answered: 2, total_correct: 1, answers: given, lateDecision: null },
      ],
    });
  });

  it('tells no question, no right answer and no name of staff', async () => {
    const { student, assignment } = await graded();
    const token = harness.tokens.staff('ADMIN');
    const body = { reason: 'Power cut' };
    await harness.call('POST', `/exams/studentExam/${assignment}/reset`, { token, body });
    const text = JSON.stringify(await recordsOf(student));
    expect(text).toContain('Power cut');
    for (const part of ['Question 1?', 'Other', 'username', 'AddedBy', '"key"', 'correctAnswer'])
      expect(text).not.toContain(part);
  });

  it('has certificates in the name, without their serials, and none of others', async () => {
    const student = harness.addStudent('Ngozi-Eze', 'Ìfé');
    const [own] = [await certify('Ife Ngozi-Eze'), await certify('Ife Ngozi')];
    const { certificates } = await recordsOf(student);
    expect(certificates).toMatchObject([{ _id: own._id, certificateNumber: own.certificateNumber }]);
    expect(JSON.stringify(certificates)).not.toContain(own.serialNumber);
  });

  it('has certificates that results earned under any name, and none of a namesake', async () => {
    const calls = new CertificateCalls(harness);
    const course = await calls.course();
    const issue = async ({ attempt }: Sitting, studentName?: string) => {
      await harness.change('results', attempt._id, { pass: true });
      return (await calls.issue({ course, result: attempt._id, studentName })).body;
    };
    const [own, namesake] = [await graded('Twin'), await graded('Twin')];
    const certificate = await issue(own, 'Amina Sule');
    await issue(namesake);
    const numbers = (await recordsOf(own.student)).certificates.map((one) => one.certificateNumber);
    expect(numbers).toEqual([certificate.certificateNumber]);
    expect((await latestOf(own.student))?.certificate).toBe(certificate.createdAt);
    // Certificates stay when the record is destroyed.
    await harness.internal('DELETE', `/students/${own.student._id}/records`);
    expect((await calls.verify(certificate.certificateNumber)).body.status).toBe('valid');
  });

  it('is closed to staff', async () => {
    const token = harness.tokens.staff('SUPER_ADMIN');
    const path = `/internal/students/${harness.addStudent()._id}/records`;
    for (const method of ['POST', 'DELETE'])
      expect((await harness.call(method, path, { token, body: {} })).status).toBe(403);
  });
});

describe('internal/students/latest-records', () => {
  it('tells the latest result, assignment and certificate, and who sits now', async () => {
    const { student, attempt } = await graded('Latest');
    const certificate = await certify('Amina Latest');
    const { createdAt } = (await harness.stored('results', attempt._id)) as unknown as { createdAt: Date };
    expect(await latestOf(student)).toMatchObject({
      _id: student._id,
      result: createdAt.toISOString(),
      certificate: (await harness.stored('certificates', certificate._id))?.createdAt.toISOString(),
      assignment: expect.any(String),
    });
    const { student: sitting } = await harness.sitting();
    expect(await latestOf(sitting)).toMatchObject({ isSitting: true });
    const quiet = harness.addStudent('Silent', 'One');
    expect(await latestOf(quiet)).toEqual({ _id: quiet._id, isSitting: false });
  });
});

describe('DELETE internal/students/:id/records', () => {
  it('removes assignments, attempts and results, but no certificate and nobody else', async () => {
    const [gone, other] = [await graded('Gone'), await graded('Other')];
    const certificate = await certify('Amina Gone');
    for (let times = 0; times < 2; times += 1)
      expect((await harness.internal('DELETE', `/students/${gone.student._id}/records`)).status).toBe(200);
    expect(await recordsOf(gone.student)).toMatchObject({
      assignments: [],
      attempts: [],
      results: [],
      certificates: [{ _id: certificate._id }],
    });
    expect((await recordsOf(other.student)).results).toHaveLength(1);
  });
});
