import type { Page } from '@playwright/test';
import { request } from 'node:http';
import { Hall } from '../exam/hall.ts';
import { inBrowser, type Visit, visit } from './visit.ts';

const QUESTIONS = 3;
const MINUTES = 30;

const shows = (role: 'button' | 'heading', name: string) => (page: Page) =>
  page.getByRole(role, { name }).first().waitFor();

/** The exam portal's sign-in page, by its address. */
export const visitStartExam = (origin: string): Promise<Visit> =>
  inBrowser((context) => visit(context, `${origin}/start-exam`, shows('button', 'Proceed')));

/** Each page of a real sitting, by its address, on a running product. */
export async function visitSitting(origin: string): Promise<Record<string, Visit>> {
  const hall = await Hall.open(origin);
  await hall.fill(1);
  const exam = await hall.makeExam('What a sitting costs', QUESTIONS, MINUTES);
  await hall.assign(() => exam, 1);
  const [applicant] = hall.applicants;
  if (!applicant) throw new Error('Nobody could be registered');
  return inBrowser(async (context) => {
    const page = await context.newPage();
    await page.goto(`${origin}/start-exam`);
    await page.getByLabel(/email/i).fill(applicant.email);
    await page.getByLabel(/serial/i).fill(applicant.serialNumber);
    await page.getByRole('button', { name: 'Proceed' }).click();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Proceed' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/online-exam');
    await page.close();
    return {
      '/select-exam': await visit(context, `${origin}/select-exam`, shows('button', 'Proceed')),
      '/online-exam': await visit(context, `${origin}/online-exam`, shows('button', 'Next')),
      '/exam-result': await visit(context, `${origin}/exam-result`, (page) =>
        page.getByRole('heading', { level: 1 }).waitFor(),
      ),
    };
  });
}

function compressedSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

interface Manifest {
  exposes: { assets: { js: { sync: string[]; async: string[] } } }[];
}

/** The chunks of the exam remote that a visit did not fetch: all that its other pages could still ask for. */
export async function remainingChunks(origin: string, { scripts }: Visit): Promise<Visit['scripts']> {
  const { exposes } = (await (await fetch(`${origin}/remotes/exam/mf-manifest.json`)).json()) as Manifest;
  const paths = exposes
    .flatMap(({ assets: { js } }) => [...js.sync, ...js.async])
    .map((name) => `/remotes/exam/${name}`);
  const missing = [...new Set(paths)].filter((path) => !scripts.some((script) => script.path === path));
  return Promise.all(
    missing.map(async (path) => ({ path, bytes: await compressedSize(`${origin}${path}`) })),
  );
}
