import type { Assignment, Attempt, Course, Exam, ExamSignInAnswer, ReleaseOutcome } from '@concord/contracts';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { OFFICER, SUPER_ADMIN, unique } from '../support/accounts';
import { newApplicant, register } from '../support/applicant';
import { makeQuestions } from '../support/candidate';
import { type StaffCalls, staffApi } from '../support/staff';

/** Pattern of a field that discloses a score. */
const SCORES = /"(score|percantage|total_score|total_correct|total_wrong|pass)":(?!null)/;
const QUESTIONS = 4;

/** Invents a candidate: one ADMIN does all three steps (registration, decision, assignment). */
async function invent(admin: StaffCalls, exam: Exam) {
  const applicant = await newApplicant(admin);
  const { _id: student } = await register(admin, applicant);
  const decision = { decision: 'accepted', notify: false, seen: 0 };
  await admin('PATCH', `student/${student}/decision`, 200, decision);
  const given = { exam: exam._id, student };
  const { _id: assignment } = await admin<Assignment>('POST', 'exams/addExamToStudent', 201, given);
  return { ...applicant, student, assignment };
}

type Invented = Awaited<ReturnType<typeof invent>>;

/**
 * Sits the exam as the candidate.
 *
 * @returns everything that the candidate receives afterwards
 */
async function sit(request: APIRequestContext, exam: Exam, { email, serial, student, assignment }: Invented) {
  const signedIn = await request.post('/api/exams/StartStudentExam', {
    data: { email, SerialNumber: serial },
  });
  const { token } = (await signedIn.json()) as ExamSignInAnswer;
  const headers = { authorization: `Bearer ${token}` };
  const begun = await request.post('/api/exams/attempts', { headers, data: { assignment } });
  const { _id: attempt } = (await begun.json()) as Attempt;
  const answers = exam.questions.map(({ _id, options }) => ({ _id, selectedOption: options[0] }));
  const data = { studentDetails: { _id: student }, Exam: { _id: exam._id }, answers, attempt };
  const submitted = await request.post('/api/result/submit', { headers, data });
  expect(submitted.status()).toBe(202);
  const texts = [await submitted.text()];
  for (const path of [
    `exams/attempts/${attempt}`,
    `result/${attempt}`,
    `exams/studentExamByStudentId/${student}`,
  ])
    texts.push(await (await request.get(`/api/${path}`, { headers })).text());
  return texts;
}

test('an ADMIN who invents candidates learns no score, until a SUPER_ADMIN releases it', async ({
  request,
}) => {
  const superAdmin = await staffApi(request, SUPER_ADMIN);
  const admin = await staffApi(request, OFFICER);
  const exam = await superAdmin<Exam>('POST', 'exams/upload', 201, {
    title: unique('Key '),
    duration: 30,
    questions: makeQuestions(QUESTIONS),
  });
  const invented = [await invent(admin, exam), await invent(admin, exam)];
  for (const each of invented) {
    const graded = () =>
      expect
        .poll(async () => {
          const path = `exams/studentExamByStudentId/${each.student}`;
          return (await admin<Assignment[]>('GET', path, 200))[0]?.isGrading ?? false;
        })
        .toBe(false);
    const told = await sit(request, exam, each);
    await graded();
    await admin('POST', `exams/studentExam/${each.assignment}/reset`, 200, { reason: 'Once more' });
    told.push(...(await sit(request, exam, each)));
    await graded();
    for (const path of [
      `exams/studentExamByStudentId/${each.student}`,
      `exams/studentExam/${each.assignment}/attempts`,
      `exams/${exam._id}/assignments`,
    ])
      told.push(JSON.stringify(await admin('GET', path, 200)));
    for (const text of told) expect(text).not.toMatch(SCORES);
  }
  const released = await superAdmin<ReleaseOutcome>('POST', `exams/${exam._id}/release`, 200, {
    unconfirmed: true,
  });
  expect(released).toMatchObject({ results: 2, candidates: 2 });
  const [first] = invented;
  const shown = await admin<Assignment[]>('GET', `exams/studentExamByStudentId/${first?.student}`, 200);
  expect(shown[0]).toMatchObject({ status: 'completed', score: QUESTIONS });
});

test('an ADMIN cannot create a serial for a certificate', async ({ request }) => {
  const superAdmin = await staffApi(request, SUPER_ADMIN);
  const admin = await staffApi(request, OFFICER);
  const [course] = await superAdmin<Course[]>('GET', 'course', 200);
  const body = { purpose: 'certificate', studentName: unique('Nobody '), selectedCourse: course?._id };
  await admin('POST', 'serial/generate', 403, body);
});
