import { examsHarness } from '../../../testing/exams-harness';

const harness = examsHarness();

const rename = (student: string, surname: string, revision: number) =>
  harness.internal('PUT', `/students/${student}/name`, {
    body: { surname, firstName: 'Amina', middleName: null, gender: 'Female', revision },
  });
const nameIn = async (collection: string, id: string) =>
  ((await harness.stored(collection, id))?.studentName as { surname: string }).surname;

describe('a corrected name', () => {
  it('is on assignments and open attempts, and on the result of these', async () => {
    const sitting = await harness.sitting();
    const { student, assignment, attempt } = sitting;
    expect((await rename(student._id, 'Corrected', 1)).status).toBe(200);
    expect(await nameIn('assignments', assignment)).toBe('Corrected');
    expect(await nameIn('attempts', attempt._id)).toBe('Corrected');
    expect((await harness.submit(sitting)).body).toMatchObject({ student: { surname: 'Corrected' } });
  });

  it('leaves results that were issued before', async () => {
    const sitting = await harness.sitting();
    await harness.submit(sitting);
    await harness.graded(sitting);
    await rename(sitting.student._id, 'Corrected', 1);
    expect((await harness.attemptOf(sitting)).body.result).toMatchObject({ student: { surname: 'Bello' } });
  });

  it('is the latest, whatever order corrections arrive in, and is on attempts that start later', async () => {
    const student = harness.addStudent();
    const assignment = await harness.assign(harness.exam, student._id);
    await rename(student._id, 'Second', 2);
    await rename(student._id, 'First', 1);
    expect(await nameIn('assignments', assignment)).toBe('Second');
    const started = await harness.startAttempt(harness.tokens.candidate(student._id), assignment);
    await rename(student._id, 'First', 1);
    expect(await nameIn('attempts', started.body._id)).toBe('Second');
  });
});
