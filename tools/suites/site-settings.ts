import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { inFreshContext, launchBrowser } from '../qa/web/browser.ts';
import { pagesOf, signInAsAdmin } from '../qa/people/staff.ts';
import { printStep } from '../lib/console.ts';
import { ROOT } from '../lib/paths.ts';
import type { Goal } from '../qa/report/output.ts';
import type { Product } from '../platform/product.ts';
import { fromGoals, type SuiteResult } from './result.ts';

/** Settings of the product in this suite: those of the example. */
export const EXAMPLE_SETTINGS = join(ROOT, 'deploy/site-settings.example.yaml');

/** Texts of the example on pages; the last ones are computed totals of fees. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  '/': ['Example Institute of Mediation and Peace', '0123456789', 'Mastodon'],
  '/contact': ['Two offices', 'Head office, Kano', '7 Example Street', 'Ifeoma Eze', 'Example University'],
  '/member': ['15,800', '210,000', 'Plastic ID card'],
  '/nysc': ['25,000'],
  '/register': ['0123456789', '+234 803 555 0102'],
  '/no/such/page': ['Example Institute of Mediation and Peace'],
};
const SAMPLE =
  /concord(?: institute|\.example)|sample (?:bank|coordinator|avenue|road|university)|0000000000/i;

/** Maximum wait for the text of a page: the registration form grows in steps, slowly on a busy machine. */
const WORDS_MS = 15_000;

/** Text of a page before and after hydration, errors of its scripts, and the colour of a button. */
async function visit(page: Page, url: string, words: readonly string[]) {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  const hasAll = (all: readonly string[]) => all.every((word) => document.body.innerText.includes(word));
  // The comparison below names missing words.
  await page.waitForFunction(hasAll, words, { timeout: WORDS_MS }).catch(() => undefined);
  const [html, text, title] = [
    (await answer?.text()) ?? '',
    await page.innerText('body'),
    await page.title(),
  ];
  const colour = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main'),
  );
  return { html, text, title, colour, complaints };
}

async function pageGoals(
  page: Page,
  origin: string,
  path: string,
  words: readonly string[],
): Promise<Goal[]> {
  const { html, text, title, colour, complaints } = await visit(page, `${origin}${path}`, words);
  const missing = words.filter((word) => !text.includes(word));
  return [
    { text: `${path} shows ${missing.join(', ') || 'the settings'}`, holds: missing.length === 0 },
    { text: `${path} shows no sample: ${SAMPLE.exec(text)?.[0] ?? ''}`, holds: !SAMPLE.test(text) },
    {
      text: `${path} is hydrated without complaints: ${complaints.join(' | ')}`,
      holds: complaints.length === 0,
    },
    {
      text: `${path} is served with the short name and its title: ${title}`,
      holds: /^Example \||\| Example$/.test(title),
    },
    { text: `${path} brings the settings`, holds: html.includes('id="site-settings"') },
    { text: `${path} has the primary colour, not ${colour}`, holds: colour.trim() === '#1f4e8c' },
  ];
}

/** Checks files beside the pages, which also depend on the settings. */
async function fileGoals(origin: string): Promise<Goal[]> {
  const textOf = async (path: string) => (await fetch(`${origin}${path}`)).text();
  const [manifest, contact, icon, kept, worker] = await Promise.all(
    ['/manifest.webmanifest', '/.well-known/security.txt', '/favicon.svg', '/index.html', '/sw.js'].map(
      textOf,
    ),
  );
  const revision = createHash('sha256');
  return [
    { text: 'the web manifest has the name', holds: (manifest ?? '').includes('"short_name":"Example"') },
    { text: 'security.txt has the e-mail', holds: (contact ?? '').includes('mailto:office@example.org') },
    { text: 'the icon has the colour', holds: (icon ?? '').includes('#1f4e8c') },
    {
      text: 'the service worker names the page that it keeps',
      holds: (worker ?? '').includes(revision.update(kept ?? '').digest('hex')),
    },
  ];
}

/** Checks a mail, which another process sends with the same settings. */
async function mailGoals(product: Product): Promise<Goal[]> {
  const staff = await signInAsAdmin(product.url);
  for await (const [mail] of pagesOf<{ _id: string }>(staff, 'admin/outbox')) {
    const { text = '', html = '' } = mail
      ? await staff.call<{ text?: string; html?: string }>('GET', `admin/outbox/${mail._id}`)
      : {};
    return [
      { text: 'mails have the name', holds: text.includes('Example Institute of Mediation and Peace') },
      { text: 'mails have the e-mail', holds: text.includes('office@example.org') },
      { text: 'mails have the primary colour', holds: html.includes('#1f4e8c') },
    ];
  }
  return [{ text: 'there is a mail', holds: false }];
}

/** Checks that a product with the example's settings shows them everywhere, and no sample. */
export async function siteSettings(product: Product, executablePath: string): Promise<SuiteResult> {
  printStep('Site settings');
  const goals = [...(await fileGoals(product.url)), ...(await mailGoals(product))];
  const browser = await launchBrowser(executablePath);
  try {
    for (const [path, words] of Object.entries(SHOWN))
      goals.push(
        ...(await inFreshContext(browser, async (context) =>
          pageGoals(await context.newPage(), product.url, path, words),
        )),
      );
  } finally {
    await browser.close();
  }
  return fromGoals('site settings', goals);
}
