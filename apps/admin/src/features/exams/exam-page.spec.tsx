import type { ExamUpdateBody } from '@concord/contracts';
import { fill, findField, findToast, press, user } from '@concord/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aFullExam, QUESTION } from '../../testing/records';

const exam = aFullExam();
const path = `/admin/exams/${exam._id}`;
const questions = `${path}?tab=questions`;
const found = { [`GET exams/${exam._id}`]: { body: exam } };
const { qstNumber: _, ...QUESTION_INPUT } = QUESTION;
const USAGE = `GET exams/${exam._id}/usage`;

describe('ExamPage', () => {
  it('marks the right answer, and shows how many students are assigned, sitting and finished', async () => {
    openAdmin(path, { ...found, [USAGE]: { body: { pending: 12, underWay: 3, completed: 45 } } });

    await user.click(await screen.findByRole('tab', { name: 'Questions' }));
    expect(await screen.findByText('1. What is peace?')).toBeVisible();
    expect(screen.getByText('Correct answer').closest('li')).toHaveTextContent('Calm');
    await user.click(screen.getByRole('tab', { name: 'Students' }));
    const usage = within(screen.getByRole('region', { name: 'Assigned students' }));
    expect(await usage.findByText('12')).toBeVisible();
    expect(usage.getAllByRole('definition').map((value) => value.textContent)).toEqual(['12', '3', '45']);
  });

  describe('the tabs', () => {
    const selected = () => screen.getByRole('tab', { selected: true }).textContent;
    const heading = (name: string) => screen.getByRole('heading', { name, hidden: true });

    it('show one part each, are in the URL, and Back opens the previous one', async () => {
      openAdmin(path, found);
      await screen.findByRole('heading', { name: 'Details' });
      expect(selected()).toBe('Overview');
      expect(heading('Question selection')).not.toBeVisible();
      await user.click(screen.getByRole('tab', { name: 'Questions' }));
      expect(window.location.search).toBe('?tab=questions');
      expect(heading('Question selection')).toBeVisible();
      expect(heading('Details')).not.toBeVisible();
      screen.getByRole('tab', { name: 'Questions' }).focus();
      await user.keyboard('{ArrowRight}{Enter}');
      expect(window.location.search).toBe('?tab=students');
      expect(heading('Assigned students')).toBeVisible();
      window.history.back();
      await waitFor(() => expect(selected()).toBe('Questions'));
      window.history.back();
      await waitFor(() => expect(selected()).toBe('Overview'));
    });

    it('keep typed text when closed, and are all printed', async () => {
      openAdmin(questions, found);
      await fill('Find questions', 'war');
      await user.click(screen.getByRole('tab', { name: 'Overview' }));
      await user.click(screen.getByRole('tab', { name: 'Questions' }));
      expect(await findField('Find questions')).toHaveValue('war');
      // Hidden on the screen only; all are printed.
      for (const title of ['Details', 'Assigned students']) expect(heading(title)).not.toBeVisible();
    });

    it('open the first one for a name that does not exist', async () => {
      openAdmin(`${path}?tab=colours`, found);
      await screen.findByRole('heading', { name: 'Details' });
      expect(selected()).toBe('Overview');
    });
  });

  it('offers Retry when the counts can not be loaded', async () => {
    const answers = [{ status: 404, body: { code: 'NOT_FOUND', message: 'The exam was not found' } }];
    const usage = { pending: 7, underWay: 0, completed: 0 };
    openAdmin(`${path}?tab=students`, { ...found, [USAGE]: () => answers.shift() ?? { body: usage } });
    await press('Retry');
    expect(await screen.findByText('7')).toBeVisible();
  });

  it('validates title and duration by the schema of the call', async () => {
    const call = `PATCH exams/${exam._id}`;
    const { made } = openAdmin(path, { ...found, [call]: { body: exam } });

    await press('Edit');
    await fill(/Duration/, '');
    const duration = await findField(/Duration/);
    await waitFor(() => expect(duration).toHaveAccessibleDescription('Exam duration can not be empty'));
    expect(screen.getByText('Update')).toBeDisabled();
    await fill(/Duration/, '90');
    await press('Update');

    await findToast('Exam updated');
    expect(made(call)).toMatchObject([
      { body: { examName: 'Mediation', examCode: 'MED-1000', duration: 90 } },
    ]);
  });

  it('exports the exam in the formats of the import', async () => {
    const call = `POST exams/${exam._id}/export`;
    const { made } = openAdmin(path, { ...found, [call]: { body: 'file' } });
    await press('Excel');
    await press('Moodle XML');
    expect(made(call).map(({ body }) => body)).toEqual([{ format: 'xlsx' }, { format: 'moodle-xml' }]);
  });

  const call = `PATCH exams/${exam._id}`;

  it('changes a question, adds one and sends all with the revision on which they are based', async () => {
    const { made } = openAdmin(questions, {
      [`GET exams/${exam._id}`]: { body: { ...exam, revision: 4 } },
      [call]: { body: { ...exam, revision: 5 } },
    });
    await press('Edit question 1');
    await fill('Option B', 'War');
    await fill(/Topic/, 'Mediation');
    await press('Save');
    await findToast('Question saved');
    await press('Add a question');
    await fill(/^Question/, 'What is war?');
    await fill('Option A', 'Noise');
    await press('Add');
    expect(await screen.findByText('Choose the right option')).toBeVisible();
    await user.click(await findField('Option A is right'));
    await fill('Option B', 'Calm');
    await press('Add');
    await findToast('Question added');
    const [, added] = made(call).map(({ body }) => body as ExamUpdateBody);
    expect(made(call)[0]?.body).toEqual({
      revision: 4,
      questions: [{ ...QUESTION_INPUT, options: ['Calm', 'War'], topic: 'Mediation' }],
    });
    expect(added?.questions?.[1]).toEqual({
      question: 'What is war?',
      options: ['Noise', 'Calm'],
      answer: 'Noise',
    });
  });

  it('keeps the typed text, and shows a concurrent change of the question', async () => {
    const theirs = { ...exam, revision: 5, questions: [{ ...QUESTION, question: 'What is calm?' }] };
    const reads = [{ ...exam, revision: 4 }, theirs];
    const answers = [
      { status: 409, body: { code: 'REVISION', message: 'Somebody else has changed this exam' } },
      { body: theirs },
    ];
    const { made } = openAdmin(questions, {
      [`GET exams/${exam._id}`]: () => ({ body: reads.length > 1 ? reads.shift() : theirs }),
      [call]: () => answers.shift() ?? { body: theirs },
    });
    await press('Edit question 1');
    await fill(/^Question/, 'What is peace not?');
    await press('Save');
    await findToast('Somebody else has changed this exam');
    expect(await screen.findByText(/It now reads “What is calm\?”/)).toBeVisible();
    expect(await findField(/^Question/)).toHaveValue('What is peace not?');
    await press('Save');
    await findToast('Question saved');
    expect(made(call).map(({ body }) => (body as ExamUpdateBody).revision)).toEqual([4, 5]);
  });

  it('holds results until a moment in Nigerian time, with a warning if some were seen', async () => {
    const { made } = openAdmin(path, {
      [`GET exams/${exam._id}`]: { body: { ...exam, revision: 4 } },
      [call]: { body: { ...exam, revision: 5, release: 'held' } },
    });
    const section = within(await screen.findByRole('region', { name: 'Release of results' }));
    expect(section.getByText('Candidates see their results at once')).toBeVisible();
    expect(section.queryByText('Release now')).not.toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'Change the release of results' }));
    await user.click(await findField('At a set date and time'));
    expect(screen.getByText('Save')).toBeDisabled();
    await user.click(await findField('When a super administrator releases them'));
    expect(screen.getByText(/can't be taken back/)).toBeVisible();
    await press('Save');
    await findToast('Release of results saved');
    expect(made(call).map(({ body }) => body)).toEqual([{ release: 'held', revision: 4 }]);
  });

  it('shows candidates who wait for a second person, and releases their results', async () => {
    const releaseCall = `POST exams/${exam._id}/release`;
    const outcome = { results: 0, candidates: 300, mails: 0, release: 'immediate' };
    const { made } = openAdmin(path, {
      ...found,
      [USAGE]: { body: { pending: 300, underWay: 0, completed: 0, unconfirmed: 300 } },
      [releaseCall]: { body: outcome },
    });
    const section = within(await screen.findByRole('region', { name: 'Release of results' }));
    expect(await section.findByText(/The results of 300 candidates are waiting for you/)).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Release' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/300 candidates have not sat the exam yet/)).toBeVisible();
    await user.click(dialog.getByText('Release now'));
    await findToast('Results released');
    expect(made(releaseCall).map(({ body }) => body)).toEqual([
      { dryRun: true, unconfirmed: true },
      { unconfirmed: true },
    ]);
  });

  it('counts the results of a release before a confirmation', async () => {
    const releaseCall = `POST exams/${exam._id}/release`;
    const outcome = { results: 12, candidates: 11, mails: 10, release: 'held' };
    const { made } = openAdmin(path, {
      [`GET exams/${exam._id}`]: { body: { ...exam, release: 'held' } },
      [releaseCall]: { body: outcome },
    });
    expect(await screen.findByText('Held until you release them')).toBeVisible();
    await press('Release now');
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      await dialog.findByText(
        "11 candidates will see 12 results. 10 e-mails will be sent. This can't be undone.",
      ),
    ).toBeVisible();
    await user.click(dialog.getByText('Release now'));
    await findToast('Results released');
    expect(made(releaseCall).map(({ body }) => body)).toEqual([{ dryRun: true }, {}]);
  });

  it('requests its results for the board', async () => {
    const orderCall = 'POST media/exports';
    const { made } = openAdmin(path, {
      ...found,
      [orderCall]: { status: 409, body: { code: 'CONFLICT', message: 'Five files are being made' } },
    });
    await press('Results as PDF');
    await findToast('Five files are being made');
    expect(made(orderCall)[0]?.body).toMatchObject({
      kind: 'results',
      format: 'pdf',
      query: { exam: exam._id },
      described: 'Mediation (MED-1000)',
    });
  });

  it('sets rules by which papers are drawn', async () => {
    const { made } = openAdmin(questions, { ...found, [call]: { body: exam } });
    await press('Edit question selection');
    await user.click(await findField('Draw questions by rules'));
    expect(await findField(/Questions/)).toHaveAccessibleDescription('Only 1 left for this rule');
    expect(screen.getByText('Save')).toBeDisabled();
    await fill(/Questions/, '1');
    await user.click(await findField('Shuffle the options of each question'));
    await press('Save');
    await findToast('Question selection saved');
    expect(made(call)[0]?.body).toMatchObject({
      paper: { rules: [{ count: 1 }], shuffleQuestions: false, shuffleOptions: true },
    });
  });
});
