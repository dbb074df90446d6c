import { fill, findField, findToast, press } from '@concord/testing/browser';
import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aFullExam } from '../../testing/records';

const exam = aFullExam();
const path = `/admin/exams/${exam._id}`;
const found = { [`GET exams/${exam._id}`]: { body: exam } };
const USAGE = `GET exams/${exam._id}/usage`;

describe('ExamPage', () => {
  it('marks the right answer, and shows how many students are assigned, sitting and done', async () => {
    openAdmin(path, { ...found, [USAGE]: { body: { pending: 12, underWay: 3, completed: 45 } } });

    expect(await screen.findByText('1. What is peace?')).toBeVisible();
    expect(screen.getByText('Correct answer').closest('li')).toHaveTextContent('Calm');
    const usage = within(screen.getByRole('region', { name: 'Assignments' }));
    expect(await usage.findByText('12')).toBeVisible();
    expect(usage.getAllByRole('definition').map((value) => value.textContent)).toEqual(['12', '3', '45']);
  });

  it('offers Retry when the counts can not be loaded', async () => {
    const answers = [{ status: 404, body: { code: 'NOT_FOUND', message: 'The exam was not found' } }];
    const usage = { pending: 7, underWay: 0, completed: 0 };
    openAdmin(path, { ...found, [USAGE]: () => answers.shift() ?? { body: usage } });
    await press('Retry');
    expect(await screen.findByText('7')).toBeVisible();
  });

  it('validates title and duration by the schema of the call', async () => {
    const call = `PATCH exams/${exam._id}`;
    const { made } = openAdmin(path, { ...found, [call]: { body: exam } });

    await press('Edit');
    await fill(/Duration/, '');
    expect(await findField(/Duration/)).toHaveAccessibleDescription('Exam duration can not be empty');
    expect(screen.getByText('Update')).toBeDisabled();
    await fill(/Duration/, '90');
    await press('Update');

    await findToast('Exam updated Succesfully');
    expect(made(call)).toMatchObject([
      { body: { examName: 'Mediation', examCode: 'MED-1000', duration: 90 } },
    ]);
  });

  it('exports the exam in the formats that it is read of', async () => {
    const call = `POST exams/${exam._id}/export`;
    const { made } = openAdmin(path, { ...found, [call]: { body: 'file' } });
    await press('Excel');
    await press('Moodle XML');
    expect(made(call).map(({ body }) => body)).toEqual([{ format: 'xlsx' }, { format: 'moodle-xml' }]);
  });
});
