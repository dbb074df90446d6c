import { globSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../lib/cli-run.ts';
import { say, step } from '../lib/console.ts';
import { cacheDir, ROOT } from '../lib/paths.ts';
import { chromium } from '../stores/chromium.ts';
import { hall } from './hall.ts';
import { consistency, registrations } from './registrations.ts';
import { freshReport, fromPlaywright } from './reports.ts';
import { failing, judged, passing, type SuiteResult } from './result.ts';
import { RunningProduct } from './running-product.ts';
import { cleanEnvironment } from './test-stores.ts';

const FOLDER = join(ROOT, 'apps', 'e2e');
const REPORT = join(FOLDER, 'test-results', 'journeys.json');
const STOP_LIMIT_MS = 10_000;
const BYTES_LIMIT_MS = 300_000;

async function journeys(product: RunningProduct, browser: string): Promise<SuiteResult> {
  if (globSync('**/*.spec.ts', { cwd: FOLDER, exclude: ['node_modules'] }).length === 0) {
    return failing('journeys', 'ran no test');
  }
  freshReport(REPORT);
  const program = join(ROOT, 'node_modules', '.bin', 'playwright');
  const { code, output } = await runProgram(program, ['test', '--reporter=list,json'], {
    cwd: FOLDER,
    env: {
      ...cleanEnvironment(),
      CONCORD_URL: product.url,
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT,
      PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
      FORCE_COLOR: '0',
    },
    onLine: (line) => /^\s*[✓✘-]\s/u.test(line) && say(`  ${line.trim()}`),
  });
  const result = judged(fromPlaywright('journeys', REPORT), code);
  if (result.failed > 0) say(output);
  return result;
}

/** What each public page and each page of a real sitting loads, against their budgets of bytes and files. */
async function pageBytes(product: RunningProduct, browser: string): Promise<SuiteResult> {
  const { code, output } = await runProgram(
    process.execPath,
    [join(ROOT, 'tools', 'bench', 'web-bytes.ts')],
    {
      cwd: ROOT,
      env: { ...cleanEnvironment(), CONCORD_URL: product.url, CHROMIUM_PATH: browser },
      timeoutMs: BYTES_LIMIT_MS,
      onLine: (line) => /bytes of JavaScript/u.test(line) && say(`  ${line.trim()}`),
    },
  );
  if (code === 0) return passing('page bytes');
  say(output);
  return failing('page bytes', `ended with ${code}`);
}

/** The whole product started from nothing, walked in a browser, and stopped. */
export async function e2e(): Promise<SuiteResult[]> {
  const browser = await chromium(cacheDir(), process.env);
  if (!browser) return [failing('browser', 'no Chromium was found; install chromium or set CHROMIUM_PATH')];
  step('Starting the whole product for the browser journeys');
  const product = await RunningProduct.create();
  try {
    if (!(await product.ready())) {
      say(product.output);
      return [failing('start', 'the product did not start')];
    }
    const weighed = await pageBytes(product, browser);
    const walked = await journeys(product, browser);
    const rest = [
      await consistency(product, 'the journeys'),
      ...(await hall(product)),
      await registrations(product),
      await consistency(product, 'the faults'),
    ];
    if ([weighed, walked, ...rest].some(({ failed }) => failed > 0)) say(product.output);
    const { milliseconds, left, code } = await product.stop();
    const clean = code === 0 && left.length === 0 && milliseconds < STOP_LIMIT_MS;
    const problem = `ended with ${code} after ${milliseconds} ms and left ${left.join(', ') || 'nothing'}`;
    return [passing('start'), weighed, walked, ...rest, clean ? passing('stop') : failing('stop', problem)];
  } finally {
    await product.stop();
    product.dispose();
  }
}
