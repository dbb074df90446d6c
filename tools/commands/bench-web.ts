import { chromium } from '@playwright/test';
import { loadavg } from 'node:os';
import { judge } from '../bench/shared/goal.ts';
import type { Product } from '../bench/shared/product.ts';
import { reportPageHtml, saveReportPage } from '../bench/shared/report-page.ts';
import { machine, table } from '../bench/shared/tables.ts';
import { withProduct } from '../bench/shared/with-product.ts';
import { type WebBenchOptions, webBenchOptions } from '../bench/web/options.ts';
import { sitePaths } from '../bench/web/site-paths.ts';
import { paintWithoutScripts, PHONE, slowVisit, type Visited } from '../bench/web/slow-visit.ts';
import { CHROMIUM, CHROMIUM_FLAGS } from '../bench/web/visit.ts';
import { byteGoals, byteRows, type RouteRuns, timeGoals, timeRows } from '../bench/web/web-summary.ts';
import { good, say, step } from '../lib/console.ts';
import { LauncherFault } from '../lib/fault.ts';

async function routes(origin: string, { route }: WebBenchOptions): Promise<string[]> {
  const known = await sitePaths(origin);
  if (!route) return known;
  if (!known.includes(route)) throw new LauncherFault(`There is no ${route}. There are: ${known.join(' ')}`);
  return [route];
}

/** Every route once with its scripts and once without, then all of them again: a busy moment meets both kinds. */
async function visitAll(origin: string, paths: readonly string[], runs: number): Promise<RouteRuns[]> {
  const all = paths.map((path) => ({
    path,
    withScripts: [] as Visited[],
    paintsWithoutScripts: [] as number[],
  }));
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
  try {
    for (let run = 1; run <= runs; run += 1) {
      step(`Visiting ${paths.length} pages, ${run} of ${runs}`);
      for (const { path, withScripts, paintsWithoutScripts } of all) {
        withScripts.push(await slowVisit(browser, `${origin}${path}`));
        paintsWithoutScripts.push(await paintWithoutScripts(browser, `${origin}${path}`));
      }
    }
  } finally {
    await browser.close();
  }
  return all;
}

async function measure(product: Product, options: WebBenchOptions): Promise<void> {
  const all = await visitAll(product.url, await routes(product.url, options), options.runs);
  const tables = [timeRows(all), byteRows(all)];
  for (const rows of tables) table(rows).forEach(say);
  const { processorSlowdown, downBytesPerSecond, latencyMs, viewport } = PHONE;
  const facts = [
    `a screen of ${viewport.width} x ${viewport.height}, ${processorSlowdown} times slower, ${(downBytesPerSecond * 8) / 1e6} Mbit/s, ${latencyMs} ms`,
    `the middle of ${options.runs} first visits each with an empty cache; bytes compressed as they came, without headers`,
    '"without JS" is the same page with its scripts switched off, visited in turn with it',
    `on ${machine()}; ${(loadavg()[0] ?? 0).toFixed(1)} programs wanted a core at the end: more than there are cores makes times longer`,
  ];
  facts.forEach(say);
  const times = timeGoals(all);
  const bytes = byteGoals(all);
  const html = reportPageHtml({
    title: 'Public pages on a cheap phone',
    facts,
    goals: [...bytes, ...times],
    tables,
  });
  say(`report: ${saveReportPage('web', html)}`);
  const missed = times.filter(({ holds }) => !holds);
  if (missed.length === 0) good('all goals of time and of layout are reached');
  for (const { text } of missed) say(`  not reached: ${text}`);
  judge(bytes);
}

/** What each public page costs a visitor with a cheap phone; bytes are judged, times are only told. */
export async function benchWeb(args: string[]): Promise<void> {
  const options = webBenchOptions(args);
  await withProduct((product) => measure(product, options), 'demo');
}
