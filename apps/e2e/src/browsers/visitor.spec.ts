import { PUBLIC_PAGES } from '@concord/testing';
import { expect } from '@playwright/test';
import { toBuffer } from 'qrcode';
import { makeCertificates, UNKNOWN_NUMBER } from '../support/certificates';
import { staffApi } from '../support/staff';
import { test } from './fixtures';
import { onDisk } from './page/chosen-file';
import { look } from './page/look';
import type { Tab } from './page/tab';

/** Waits until the served page is hydrated. */
const hydrated = (tab: Tab) =>
  expect
    .poll(() => tab.driver.evaluate(() => document.querySelector('#root:not([data-prerendered])') !== null))
    .toBe(true);

async function visit(tab: Tab, path: string): Promise<void> {
  await tab.open(path);
  await hydrated(tab);
}

test('each public page opens without an error and fits a phone', async ({ tab }) => {
  await tab.driver.resize(360, 740);
  for (const { path } of PUBLIC_PAGES) {
    await test.step(path, async () => {
      await visit(tab, path);
      await tab.role('heading').shown();
      const width = () => tab.driver.evaluate(() => document.documentElement.scrollWidth);
      expect(await width()).toBeLessThanOrEqual(await tab.driver.evaluate(() => window.innerWidth));
      expect(await tab.driver.takeProblems(), path).toEqual([]);
    });
  }
});

test('a visitor uses the menu, views pictures and sees the page of an unknown address', async ({
  tab,
}, info) => {
  await visit(tab, '/');
  await look(tab, info, 'home');
  await tab.driver.resize(360, 740);
  await tab.role('button', 'Open menu').click();
  await tab.role('navigation', 'Main').role('link', 'Membership').click();
  await tab.expectPath('/member');
  await tab.role('heading', 'Membership').shown();
  await look(tab, info, 'member');

  await visit(tab, '/gallery');
  await look(tab, info, 'gallery');
  const pictures = () =>
    tab.driver.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length);
  await expect.poll(pictures).toBeGreaterThan(0);

  await visit(tab, '/no such/%22page');
  await tab.text('The url /no such/"page can not be found').shown();
  await look(tab, info, 'unknown');
  await tab.role('link', 'Go to the home page').click();
  await tab.expectPath('/');
});

test('a visitor checks certificates by their number and by a picture of their code', async ({
  tab,
  request,
  files,
}, info) => {
  const { valid } = await makeCertificates(await staffApi(request));
  await visit(tab, '/certificate');
  await tab.label('Certificate number').fill(UNKNOWN_NUMBER);
  await tab.role('button', 'Check').click();
  await tab.role('heading', 'No certificate has this number').shown();

  const origin = await tab.driver.evaluate(() => location.origin);
  const buffer = await toBuffer(`${origin}/certificate/${valid.certificateNumber}`, {
    width: 600,
    margin: 4,
  });
  const picture = await onDisk(files, { name: 'code.png', mimeType: 'image/png', buffer });
  await tab.role('button', 'Scan the QR code').click();
  const scan = tab.role('dialog', 'Scan the QR code');
  await expect.poll(scan.role('alert').words).toMatch(/camera/);
  await look(tab, info, 'scan');
  await scan.testId('picture').upload(picture);
  await tab.role('heading', 'This certificate is genuine').shown();
  await tab.expectPath(`/certificate/${valid.certificateNumber}`);
  await look(tab, info, 'certificate');
});
