import type { ExamVersion } from '@concord/contracts';
import { fill, findToast, press, user } from '@concord/testing/browser';
import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../../testing/open-admin';
import { aFullExam, QUESTION } from '../../../testing/records';

const exam = { ...aFullExam(), revision: 3 };
const path = `exams/${exam._id}`;
const NO_CHANGES = { added: 0, removed: 0, changed: 0, keys: 0, moved: 0, settings: 0 };

/** The version of this number, of three. */
const aVersion = (number: number, change: Partial<ExamVersion> = {}): ExamVersion => ({
  _id: `65900000000000000000000${number}`,
  number,
  createdAt: exam.createdAt,
  by: exam.uploadedBy,
  isCurrent: number === 3,
  questionCount: 1,
  changes: NO_CHANGES,
  results: 0,
  underWay: 0,
  examName: exam.examName,
  examCode: exam.examCode,
  duration: 60,
  questions: exam.questions,
  ...change,
});
const third = aVersion(3, { changes: { ...NO_CHANGES, keys: 1, settings: 1 }, duration: 90 });
const second = aVersion(2, { changes: null, by: null, underWay: 2 });
const first = aVersion(1, { questions: [{ ...QUESTION, answer: 'Noise' }], results: 40 });
const versions = [third, second, first];

const routes = {
  [`GET ${path}`]: { body: exam },
  [`GET ${path}/versions`]: { body: versions },
  ...Object.fromEntries(versions.map((each) => [`GET ${path}/versions/${each._id}`, { body: each }])),
};
const rowOf = async (text: string) =>
  (await screen.findAllByRole('row')).find((row) => row.textContent?.includes(text));

describe('VersionsSection', () => {
  it('lists versions with their changes, and marks unrecorded ones', async () => {
    openAdmin(`/admin/${path}?tab=versions`, routes);
    expect(await screen.findByText('1 right answer changed, 1 setting changed')).toBeVisible();
    expect((await rowOf('2 in progress'))?.textContent).toContain('Not recordedNot recorded');
    expect((await rowOf('First version'))?.textContent).toContain('40 results');
  });

  it('shows two versions side by side, and restores the earlier one', async () => {
    const call = `POST ${path}/versions/${first._id}/restore`;
    const { made } = openAdmin(`/admin/${path}?tab=versions`, { ...routes, [call]: { body: exam } });
    await user.click((await screen.findAllByLabelText('Compare version 1'))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Changed: right answer')).toBeVisible();
    expect(dialog.getByText('60 minutes')).toBeVisible();
    expect(dialog.getByText('90 minutes')).toBeVisible();
    const right = dialog.getAllByText('Correct answer').map((mark) => mark.closest('li')?.textContent);
    expect(right).toEqual([expect.stringContaining('Noise'), expect.stringContaining('Calm')]);
    await press('Bring back version 1');
    await press('Bring back');
    await findToast('Version 1 is the current version again');
    expect(made(call)[0]?.body).toEqual({ revision: 3 });
  });
});

describe('DuplicateDialog', () => {
  it('asks for a title and opens the new exam', async () => {
    const call = `POST ${path}/duplicate`;
    const copy = { ...exam, _id: '64c000000000000000000002', examName: 'Second diet' };
    const answers = { ...routes, [call]: { body: copy }, [`GET exams/${copy._id}`]: { body: copy } };
    const { made } = openAdmin(`/admin/${path}`, answers);
    await user.click(await screen.findByLabelText('Duplicate exam'));
    await fill(/Title/, 'Second diet');
    await user.click(within(await screen.findByRole('dialog')).getByText('Duplicate'));
    await findToast('Exam duplicated');
    expect(await screen.findByRole('heading', { name: 'Second diet' })).toBeVisible();
    expect(made(call)[0]?.body).toEqual({ title: 'Second diet' });
  });
});
