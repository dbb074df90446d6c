import type { Browser, HTTPRequest, Page } from 'puppeteer';
import { fontOf } from './fonts';

/** Opens a page without scripts and network, for many prints. */
export async function openPage(browser: Browser, limitMs: number): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(limitMs);
  await page.setJavaScriptEnabled(false);
  await page.setRequestInterception(true);
  page.on('request', (request) => void handleRequest(request).catch(() => undefined));
  return page;
}

/** Prints HTML as tagged PDF. */
export async function printOn(page: Page, html: string, timeout: number): Promise<Buffer> {
  await page.setContent(html, { waitUntil: 'load', timeout });
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, timeout });
  return Buffer.from(pdf);
}

/** Allows embedded data and the bundled fonts; aborts every other request. */
async function handleRequest(request: HTTPRequest): Promise<void> {
  const url = request.url();
  if (/^(data|about):/.test(url)) return request.continue();
  const font = await fontOf(url);
  if (!font) return request.abort();
  return request.respond({
    contentType: 'font/ttf',
    headers: { 'access-control-allow-origin': '*' },
    body: font,
  });
}
