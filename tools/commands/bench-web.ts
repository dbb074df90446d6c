import { loadavg } from 'node:os';
import { print, printStep, printSuccess } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { publish } from '../bench/html-report.ts';
import { parseOptions } from '../bench/options.ts';
import { machineText } from '../bench/output.ts';
import { withProduct } from '../bench/product.ts';
import type { Product } from '../platform/product.ts';
import { launchBrowser, PHONE } from '../bench/web/browser.ts';
import { sitePaths } from '../bench/web/site-paths.ts';
import { paintWithoutScripts, slowVisit } from '../bench/web/slow-visit.ts';
import { byteRows, type RouteRuns, timeGoals, timeRows } from '../bench/web/summary.ts';

/** All routes without a `route`. */
const USUAL = { runs: 3, route: '' };

async function routes(origin: string, { route }: typeof USUAL): Promise<string[]> {
  const known = await sitePaths(origin);
  if (!route) return known;
  if (!known.includes(route)) throw new LauncherError(`There is no ${route}. There are: ${known.join(' ')}`);
  return [route];
}

/** Every route once with its scripts and once without, then all of them again, so that load slows all alike. */
async function visitAll(origin: string, paths: readonly string[], runs: number): Promise<RouteRuns[]> {
  const all = paths.map((path): RouteRuns => ({ path, visits: [], paintsWithoutScripts: [] }));
  const browser = await launchBrowser();
  try {
    for (let run = 1; run <= runs; run += 1) {
      printStep(`Visiting ${paths.length} pages, ${run} of ${runs}`);
      for (const { path, visits, paintsWithoutScripts } of all) {
        visits.push(await slowVisit(browser, `${origin}${path}`));
        paintsWithoutScripts.push(await paintWithoutScripts(browser, `${origin}${path}`));
      }
    }
  } finally {
    await browser.close();
  }
  return all;
}

async function measure(product: Product, options: typeof USUAL): Promise<void> {
  const all = await visitAll(product.url, await routes(product.url, options), options.runs);
  const tables = [timeRows(all), byteRows(all)];
  const { processorSlowdown, downBytesPerSecond, latencyMs, viewport } = PHONE;
  const facts = [
    `a screen of ${viewport.width} x ${viewport.height}, ${processorSlowdown} times slower, ${(downBytesPerSecond * 8) / 1e6} Mbit/s, ${latencyMs} ms`,
    `the middle of ${options.runs} first visits each with an empty cache; bytes compressed as they came, without headers`,
    '"without JS" is the largest paint of the same page with its scripts switched off, visited in turn with it',
    `on ${machineText()}; ${(loadavg()[0] ?? 0).toFixed(1)} programs wanted a core at the end: more than there are cores makes times longer`,
  ];
  const goals = timeGoals(all);
  publish('web', { title: 'Public pages on a cheap phone', facts, goals, tables });
  const missed = goals.filter(({ holds }) => !holds);
  if (missed.length === 0) printSuccess('all goals of time and of layout are reached');
  for (const { text } of missed) print(`  not reached: ${text}`);
}

/** What each public page costs a visitor with a cheap phone. All is only printed: the tests judge the bytes. */
export async function benchWeb(args: string[]): Promise<void> {
  const options = parseOptions(args, USUAL);
  await withProduct((product) => measure(product, options), 'demo');
}
