import { expect, test } from '@playwright/test';
import { SUPER_ADMIN } from '../support/accounts';
import { optionOf, questionText, readyCandidate } from '../support/candidate';
import { finish, next, sit } from '../support/exam-portal';
import { signInAsStaff } from '../support/staff';

const [QUESTIONS, DRAWN] = [5, 3];
const NEW_QUESTION = 'Who is added last?';
const RIGHT = 'The right one';

test('staff edit questions and the rules of a paper, and a candidate sits the paper that is drawn', async ({
  page,
  browser,
  request,
}) => {
  const candidate = await readyCandidate(request, { questions: QUESTIONS, title: 'Drawn practice' });
  const office = await browser.newContext();
  const staff = await office.newPage();
  const dialog = staff.getByRole('dialog');

  await test.step('a question gets a topic, another one is added', async () => {
    await signInAsStaff(staff, SUPER_ADMIN, `/admin/exams/${candidate.exam._id}?tab=questions`);
    await staff.getByRole('button', { name: 'Edit question 2', exact: true }).click();
    await dialog.getByRole('combobox', { name: 'Topic' }).fill('Mediation');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(staff.getByText('Question saved')).toBeVisible();
    await staff.getByRole('button', { name: 'Add a question' }).click();
    await dialog.getByRole('textbox', { name: 'Question' }).fill(NEW_QUESTION);
    await dialog.getByRole('textbox', { name: 'Option A' }).fill(RIGHT);
    await dialog.getByRole('textbox', { name: 'Option B' }).fill('The wrong one');
    await dialog.getByRole('radio', { name: 'Option A is right' }).check();
    await dialog.getByRole('combobox', { name: 'Topic' }).fill('Mediation');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(staff.getByRole('heading', { name: `${QUESTIONS + 1}. ${NEW_QUESTION}` })).toBeVisible();
  });

  await test.step('two rules draw three of the six questions', async () => {
    await staff.getByRole('button', { name: 'Edit question selection' }).click();
    await dialog.getByRole('checkbox', { name: 'Draw questions by rules' }).check();
    await dialog.getByRole('checkbox', { name: 'Shuffle the questions' }).check();
    await dialog.getByRole('checkbox', { name: 'Shuffle the options of each question' }).check();
    const first = dialog.getByRole('group', { name: 'Rule 1' });
    await expect(first).toContainText(`Only ${QUESTIONS + 1} left for this rule`);
    await first.getByRole('textbox', { name: 'Questions' }).fill('2');
    await first.getByRole('combobox', { name: 'Topic' }).click();
    await staff.getByRole('option', { name: 'Mediation' }).click();
    await dialog.getByRole('button', { name: 'Add a rule' }).click();
    await dialog
      .getByRole('group', { name: 'Rule 2' })
      .getByRole('textbox', { name: 'Questions' })
      .fill(String(DRAWN - 2));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(staff.getByText('Question selection saved')).toBeVisible();
    const paper = staff.getByRole('region', { name: 'Question selection' });
    await expect(paper).toContainText('2 questions from Mediation');
    await expect(paper).toContainText('Order of questions and options');
  });

  const sitting = await sit(page, request, candidate);
  const drawn = sitting.attempt.exam.questions;
  const rightOf = (text: string) => {
    const place = Array.from({ length: QUESTIONS }, (_, at) => at + 1).find(
      (at) => questionText(at) === text,
    );
    return place === undefined ? RIGHT : optionOf(place, 'A');
  };

  await test.step('the paper has both questions of the topic, and stays the same after a reload', async () => {
    expect(drawn.map(({ question }) => question)).toEqual(
      expect.arrayContaining([NEW_QUESTION, questionText(2)]),
    );
    expect(drawn).toHaveLength(DRAWN);
    await page.reload();
    await expect(page.getByRole('heading', { name: drawn[0]?.question })).toBeVisible();
    expect((await sitting.read()).exam.questions).toEqual(drawn);
  });

  await test.step('right answers count wherever they stand', async () => {
    for (const [at, { question }] of drawn.entries()) {
      await expect(page.getByRole('heading', { name: question })).toBeVisible();
      await page.getByRole('radio', { name: rightOf(question) }).click();
      if (at < DRAWN - 1) await next(page);
    }
    await finish(page);
    await expect(page.getByText(`${DRAWN} of ${DRAWN}`).first()).toBeVisible();
  });
  await office.close();
});
