import type { Exam, SlipCount, Slips } from '@concord/contracts';
import { eventually } from '@concord/nest-platform/testing';
import { examsHarness, UNKNOWN_ID } from '../../../testing/exams-harness';

const harness = examsHarness({ questions: 4 });
const superAdmin = harness.tokens.staff('SUPER_ADMIN');

async function handedIn(exam: Exam, right: number, surname: string) {
  const sitting = await harness.sitting(exam, harness.addStudent(surname));
  const answers = exam.questions.slice(0, right).map(({ _id }) => [_id, 'Right'] as const);
  await harness.submit(sitting, Object.fromEntries(answers));
  await eventually(() => harness.stored('results', sitting.attempt._id));
  return sitting;
}

const count = async (body: object) =>
  (await harness.internal<SlipCount>('POST', '/exports/slip-count', { body })).body;
const namesOf = async (body: object) =>
  (await harness.internal<Slips>('POST', '/exports/slips', { body })).body.results.map(
    ({ student, total_score }) => `${student.surname} ${total_score}`,
  );

describe('slips of many results', () => {
  it('are those of a filter or of ids by name, without rounds that were reset and what is held', async () => {
    const exam = await harness.uploadExam(4, 'Mediation');
    const held = await harness.uploadExam(4, 'Arbitration');
    await handedIn(exam, 3, 'Okafor');
    const adamu = await handedIn(exam, 4, 'Adamu');
    const again = await handedIn(exam, 1, 'Bello');
    const body = { reason: 'The power went out' };
    await harness.call('POST', `/exams/studentExam/${again.assignment}/reset`, { token: superAdmin, body });
    const kept = await handedIn(held, 2, 'Okafor');
    await harness.call('PATCH', `/exams/${held._id}`, { token: superAdmin, body: { release: 'held' } });
    await eventually(async () => (await count({ query: { exam: held._id } })).held === 1);

    const query = { exam: exam._id };
    expect(await namesOf({ query })).toEqual(['Adamu 4', 'Okafor 3']);
    expect(await count({ query })).toEqual({ count: 3, held: 0, examCode: exam.examCode });
    expect(await namesOf({ query: { search: 'okafor' } })).toEqual(['Okafor 3']);
    expect(await count({ query: { search: 'okafor' } })).toEqual({ count: 1, held: 1 });

    const ids = [adamu, again, kept].map(({ attempt }) => attempt._id);
    expect(await namesOf({ query: {}, ids })).toEqual(['Adamu 4']);
    expect(await count({ query: {}, ids })).toEqual({ count: 1, held: 1 });
    expect(await count({ query: {}, ids: [UNKNOWN_ID] })).toEqual({ count: 0, held: 0 });
    expect(await count({ query: { exam: held._id } })).toMatchObject({ count: 0, held: 1 });
  });
});
