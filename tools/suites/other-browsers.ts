import { print, printStep } from '../lib/console.ts';
import { StartedProduct } from '../platform/started-product.ts';
import type { OtherBrowser } from '../stores/other-browsers.ts';
import { JOURNEYS_REPORT, runPlaywright } from './playwright.ts';
import { browserOf, fromPlaywright } from './reports.ts';
import { failing, judged, type SuiteResult } from './result.ts';

const CONFIG = 'playwright.browsers.config.ts';

async function journeysIn(browser: OtherBrowser, url: string): Promise<SuiteResult> {
  const { code, output } = await runPlaywright([`--config=${CONFIG}`, `--project=${browser}`], url, {});
  if (code !== 0) print(output);
  const name = `journeys in ${browserOf(JOURNEYS_REPORT) ?? browser}`;
  return judged(fromPlaywright(name, JOURNEYS_REPORT, 'browsers'), code);
}

/** The main journeys in each of these browsers, one after the other, on a product of their own. */
export async function otherBrowsers(browsers: readonly OtherBrowser[]): Promise<SuiteResult[]> {
  printStep('Starting the product');
  const product = await StartedProduct.start();
  try {
    if (!(await product.ready())) {
      print(product.output);
      return [failing('start', 'the product did not start')];
    }
    const results: SuiteResult[] = [];
    for (const browser of browsers) results.push(await journeysIn(browser, product.url));
    return results;
  } finally {
    await product.stop();
    product.dispose();
  }
}
