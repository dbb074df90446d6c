import type { Result } from '@concord/contracts';
import { expect } from '@playwright/test';
import { optionOf, questionText, readyCandidate } from '../support/candidate';
import { staffApi } from '../support/staff';
import { test } from './fixtures';
import { look } from './page/look';
import { expectSavedPdf } from './page/saved-pdf';
import type { Tab } from './page/tab';

const OFFLINE = /Offline\. Saved on this device/;
const KEPT = /kept on this device/i;

const option = (tab: Tab, number: number, letter: string) => tab.role('radio', optionOf(number, letter));
const press = (tab: Tab, name: string) => tab.role('button', name).click();

async function choose(tab: Tab, number: number, letter: string): Promise<void> {
  await tab.role('heading', questionText(number)).shown();
  await option(tab, number, letter).click();
  await expect.poll(option(tab, number, letter).isChecked).toBe(true);
}

/** Waits until the service worker has cached the exam, whose manifest is stored last. */
const cached = (tab: Tab) =>
  tab.driver.evaluate(async () => (await caches.match('/remotes/exam/mf-manifest.json')) !== undefined);

test('a candidate sits an exam through reloads and offline, submits once and reads the result', async ({
  tab,
  request,
  network,
  files,
}, info) => {
  const candidate = await readyCandidate(request, { questions: 4, title: 'Other browser' });
  const staff = await staffApi(request);
  const results = () => staff<Result[]>('GET', `result?exam=${candidate.exam._id}&pageSize=100`, 200);

  await test.step('signs in and starts', async () => {
    await tab.open('/start-exam');
    await tab.label(/email/i).fill(candidate.email);
    await tab.label(/serial/i).fill(candidate.serial);
    await look(tab, info, 'sign-in');
    await press(tab, 'Proceed');
    await tab.expectPath('/select-exam');
    await tab.role('radio').click();
    await look(tab, info, 'exams');
    await press(tab, 'Proceed');
    await tab.role('dialog').role('button', 'Continue').click();
    await tab.expectPath('/online-exam');
  });

  await test.step('answers, and finds the answers after a reload', async () => {
    await choose(tab, 1, 'A');
    await press(tab, 'Next');
    await choose(tab, 2, 'B');
    await tab.text(/^Saved /).shown();
    await look(tab, info, 'question');
    await tab.reload();
    await tab.role('heading', questionText(2)).shown();
    expect(await option(tab, 2, 'B').isChecked()).toBe(true);
    await expect.poll(() => cached(tab)).toBe(true);
  });

  await test.step('without a network answers are kept, through a reload', async () => {
    await network.cut();
    await press(tab, 'Next');
    await choose(tab, 3, 'A');
    await tab.text(OFFLINE).shown();
    await look(tab, info, 'offline');
    await tab.reload();
    await tab.role('heading', questionText(3)).shown();
    expect(await option(tab, 3, 'A').isChecked()).toBe(true);
  });

  await test.step('sends them when the network is back', async () => {
    await network.restore();
    await tab.text(OFFLINE).gone();
    await tab.reload();
    await tab.role('heading', questionText(3)).shown();
    expect(await option(tab, 3, 'A').isChecked()).toBe(true);
  });

  await test.step('hands in without a network: it arrives once, when that is back', async () => {
    await press(tab, 'Next');
    await network.cut();
    await choose(tab, 4, 'A');
    await press(tab, 'Finish');
    await tab.role('dialog', 'Submit your exam now?').role('button', 'Submit').click();
    await tab.text(KEPT).shown();
    await look(tab, info, 'submit-offline');
    await tab.reload();
    await tab.text(KEPT).shown();
    expect(await results()).toEqual([]);
    await network.restore();
    await tab.expectPath('/exam-result');
    await tab.text('75%').shown();
    await look(tab, info, 'result');
    const [result, ...more] = await results();
    expect(result).toMatchObject({ total_correct: 3, total_questions: 4 });
    expect(more).toEqual([]);
  });

  await test.step('saves the result slip, and finds the result again', async () => {
    await press(tab, 'Download result slip');
    await expectSavedPdf(files);
    await tab.role('link', 'My exams').click();
    await tab.text('3 of 4 · 75%').shown();
    await tab.role('radio').gone();
  });
});
