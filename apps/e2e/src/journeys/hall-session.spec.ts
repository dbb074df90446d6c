import { expect, test } from '@playwright/test';
import { OFFICER, unique } from '../support/accounts';
import { readyCandidate } from '../support/candidate';
import { answersOf, choose, option, question, sit } from '../support/exam-portal';
import { expectReadable } from '../support/readable';
import { signInAsStaff } from '../support/staff';

const WIDTHS = { widths: [360, 768, 1280] };

test('an officer plans a hall session, pauses it, makes an announcement and resumes it', async ({
  page,
  browser,
  request,
}) => {
  const candidate = await readyCandidate(request, { questions: 3, title: 'Hall practice' });
  const { examName, examCode } = candidate.exam;
  const name = unique('Session ');
  const office = await browser.newContext();
  const officer = await office.newPage();
  const dialog = officer.getByRole('dialog');

  const sitting = await sit(page, request, candidate);
  await choose(page, 1, 'A');
  await expect.poll(sitting.saved).toEqual(answersOf(sitting, 'A'));

  await test.step('makes a session of all who have the exam', async () => {
    await signInAsStaff(officer, OFFICER, '/admin/halls');
    await officer.getByRole('button', { name: 'New session' }).click();
    await dialog.getByRole('textbox', { name: 'Name of the session' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Room' }).fill('Hall A');
    await dialog.getByRole('combobox', { name: /^Exams/ }).click();
    await officer.getByRole('option', { name: `${examName} (${examCode})` }).click();
    await dialog.getByRole('textbox', { name: 'Invigilators' }).fill('Ada Obi');
    await expectReadable(officer, 'a new hall session', WIDTHS);
    await dialog.getByRole('button', { name: 'Create session' }).click();
    await expect(officer.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(officer.getByText('In progress')).toBeVisible();
    await expectReadable(officer, 'a hall session', { widths: [360, 768] });
  });

  await test.step('pauses it: the page of the candidate is covered, and the answers stay', async () => {
    await officer.getByRole('button', { name: 'Pause the session' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Fire alarm');
    await dialog.getByRole('button', { name: 'Pause the session' }).click();
    await expect(officer.getByText('1 candidate paused')).toBeVisible();
    await expect(officer.getByText('This session is paused')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The exam is paused' })).toBeFocused();
    await expect(question(page, 1)).toHaveCount(0);
    await expectReadable(page, 'a paused exam', WIDTHS);
    expect(await sitting.saved()).toEqual(answersOf(sitting, 'A'));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'The exam is paused' })).toBeVisible();
  });

  await test.step('announces something to the whole session', async () => {
    await officer.getByRole('tab', { name: 'Announcements' }).click();
    await officer
      .getByRole('textbox', { name: /Announce to/ })
      .fill('Please leave by the doors on the left.');
    await officer.getByRole('button', { name: 'Announce' }).click();
    await expect(page.getByText('Please leave by the doors on the left.')).toBeVisible();
    await expectReadable(officer, 'announcements of a session', WIDTHS);
  });

  await test.step('resumes it: the candidate goes on with the time that was left', async () => {
    await officer.getByRole('button', { name: 'Resume the session' }).click();
    await dialog.getByRole('button', { name: 'Resume the session' }).click();
    await expect(officer.getByText('Session resumed')).toBeVisible();
    await expect(question(page, 1)).toBeVisible();
    await expect(option(page, 1, 'A')).toBeChecked();
    const { deadline, pause } = await sitting.read();
    expect(pause).toBeUndefined();
    expect(Date.parse(deadline)).toBeGreaterThan(Date.parse(sitting.attempt.deadline));
    await expect(page.getByText('Please leave by the doors on the left.')).toBeVisible();
    await expectReadable(page, 'an exam with an announcement', WIDTHS);
    await page.getByRole('button', { name: 'Close the announcement' }).click();
    await page.getByRole('button', { name: 'Announcements (1)' }).click();
    await expect(page.getByRole('dialog')).toContainText('Please leave by the doors on the left.');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });

  await test.step('watches the session alone, and pauses the one candidate', async () => {
    await officer.getByRole('link', { name: 'Watch live' }).click();
    const row = officer.getByRole('row').filter({ hasText: candidate.surname });
    await row.getByRole('button', { name: /^Pause the exam of/ }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Feels unwell');
    await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(row).toContainText('Paused');
    await expectReadable(officer, 'the monitor of a session', WIDTHS);
    await row.getByRole('button', { name: /^Resume the exam of/ }).click();
    await dialog.getByRole('button', { name: 'Resume' }).click();
    await expect(row).not.toContainText('Paused');
  });
  await office.close();
});
