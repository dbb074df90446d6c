import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api';
import { aFullExam } from '../../testing/records';
import { renderAdmin } from '../../testing/render-admin';

const exam = aFullExam();
const path = `/admin/exams/${exam._id}`;
const found = { [`GET exams/${exam._id}`]: { body: exam } };

describe('ExamPage', () => {
  it('marks the right answer of each question', async () => {
    fakeApi(found);
    renderAdmin(path);

    expect(await screen.findByRole('heading', { name: '1. What is peace?' })).toBeVisible();
    const marked = screen.getByText('Correct answer').closest('li');
    expect(marked).toHaveTextContent('Calm');
    expect(marked).not.toHaveTextContent('Noise');
  });

  it('shows how many students are assigned, sitting and done', async () => {
    fakeApi({
      ...found,
      [`GET exams/${exam._id}/usage`]: { body: { pending: 12, underWay: 3, completed: 45 } },
    });
    renderAdmin(path);

    const usage = within(await screen.findByRole('region', { name: 'Assignments' }));
    expect(await usage.findByText('12')).toBeVisible();
    expect(usage.getAllByRole('definition').map((value) => value.textContent)).toEqual(['12', '3', '45']);
  });

  it('offers Retry when the counts can not be loaded', async () => {
    const answers = [{ status: 404, body: { code: 'NOT_FOUND', message: 'The exam was not found' } }];
    fakeApi({
      ...found,
      [`GET exams/${exam._id}/usage`]: () =>
        answers.shift() ?? { body: { pending: 7, underWay: 0, completed: 0 } },
    });
    const { user } = renderAdmin(path);

    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('7')).toBeVisible();
  });

  it('validates title and duration by the schema of the call', async () => {
    const call = `PATCH exams/${exam._id}`;
    const seen = fakeApi({ ...found, [call]: { body: exam } });
    const { user } = renderAdmin(path);

    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const duration = screen.getByRole('textbox', { name: /Duration/ });
    await user.clear(duration);
    expect(duration).toHaveAccessibleDescription('Exam duration can not be empty');
    expect(screen.getByRole('button', { name: 'Update' })).toBeDisabled();
    await user.type(duration, '90');
    await user.click(screen.getByRole('button', { name: 'Update' }));

    expect(await screen.findByText('Exam updated Succesfully')).toBeVisible();
    expect(seen.find((made) => made.call === call)?.body).toEqual({
      examName: 'Mediation',
      examCode: 'MED-1000',
      duration: 90,
    });
  });
});
