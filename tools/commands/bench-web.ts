import type { Browser } from '@playwright/test';
import { printStep } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { parseOptions } from '../qa/report/options.ts';
import { withProduct } from '../qa/processes/product.ts';
import { conclude } from '../qa/report/report.ts';
import type { Product } from '../platform/product.ts';
import { launchBrowser, PHONE } from '../qa/web/browser.ts';
import { busVisit, paintWithoutFonts } from '../qa/web/bus-visit.ts';
import { formVisit } from '../qa/web/form-visit.ts';
import { BUS } from '../qa/web/lossy-link.ts';
import { slowMemberVisits } from '../qa/web/member-pages.ts';
import { sitePaths } from '../qa/web/site-paths.ts';
import { paintWithoutScripts, slowVisit, type Visited } from '../qa/web/slow-visit.ts';
import {
  byteRows,
  memberGoals,
  memberRows,
  otherRows,
  type RouteRuns,
  timeGoals,
  timeRows,
} from '../qa/web/summary.ts';
import { TYPED_PAGE, typingDelay } from '../qa/web/typing.ts';

/** The pages of a member, which no sitemap lists. */
const MEMBER = '/me';
/** All routes without a `route`. */
const DEFAULTS = { runs: 3, route: '' };

async function routes(origin: string, { route }: typeof DEFAULTS): Promise<string[]> {
  const known = await sitePaths(origin);
  if (!route) return known;
  if (route === MEMBER) return [];
  if (!known.includes(route))
    throw new LauncherError(`There is no ${route}. There are: ${[...known, MEMBER].join(' ')}`);
  return [route];
}

/** Visits each page that takes long once. */
async function firstRuns(browser: Browser, origin: string, path: string): Promise<RouteRuns> {
  return {
    path,
    visits: [],
    paintsWithoutScripts: [],
    typingDelays: [],
    formVisits: [],
    bus: await busVisit(browser, origin, path),
    paintWithoutFonts: await paintWithoutFonts(browser, `${origin}${path}`),
  };
}

/**
 * Visits every route with its scripts and without, then all of them again, so that load slows all
 * alike.
 */
async function visitAll(origin: string, paths: readonly string[], runs: number): Promise<RouteRuns[]> {
  const all: RouteRuns[] = [];
  const browser = await launchBrowser();
  try {
    printStep(`Visiting ${paths.length} pages in a bus`);
    for (const path of paths) all.push(await firstRuns(browser, origin, path));
    for (let run = 1; run <= runs; run += 1) {
      printStep(`Visiting ${paths.length} pages, ${run} of ${runs}`);
      for (const { path, visits, paintsWithoutScripts, typingDelays, formVisits } of all) {
        const url = `${origin}${path}`;
        visits.push(await slowVisit(browser, url));
        paintsWithoutScripts.push(await paintWithoutScripts(browser, url));
        if (path !== TYPED_PAGE) continue;
        typingDelays.push(await typingDelay(browser, url));
        formVisits.push(await formVisit(browser, url));
      }
    }
  } finally {
    await browser.close();
  }
  return all;
}

/** Visits the pages of a member, unless another route is asked for. */
async function visitMembers(origin: string, { route, runs }: typeof DEFAULTS) {
  if (route && route !== MEMBER) return new Map<string, Visited[]>();
  printStep('Visiting the pages of a member');
  const browser = await launchBrowser();
  try {
    return await slowMemberVisits(browser, origin, runs);
  } finally {
    await browser.close();
  }
}

async function measure(product: Product, options: typeof DEFAULTS): Promise<void> {
  const members = await visitMembers(product.url, options);
  const all = await visitAll(product.url, await routes(product.url, options), options.runs);
  const ofRoutes = all.length > 0 ? [timeRows(all), otherRows(all), byteRows(all)] : [];
  const tables = [...ofRoutes, ...(members.size > 0 ? [memberRows(members)] : [])];
  const { processorSlowdown, downBytesPerSecond, latencyMs, viewport } = PHONE;
  const facts = [
    `a screen of ${viewport.width} x ${viewport.height}, ${processorSlowdown} times slower, ${(downBytesPerSecond * 8) / 1e6} Mbit/s, ${latencyMs} ms`,
    `the middle of ${options.runs} first visits each with an empty cache; bytes compressed as they came, without headers`,
    '"without JS" is the largest paint of the same page with its scripts switched off, visited in turn with it',
    `"again": a second visit; "no fonts": their files never come; "typing": the slowest of some 80 keys until the next paint; "first field" and "all fields": they can be used`,
    `"bus": once, by a proxy that models TCP on a link of ${(BUS.downBytesPerSecond * 8) / 1e6} Mbit/s, ${BUS.roundTripMs} ms and ${BUS.loss * 100} % loss; "usable": scripts have taken the page over`,
    'other work on the machine makes times longer; goals of time fail nothing: the tests judge the bytes',
  ];
  const goals = [...timeGoals(all), ...memberGoals(members)];
  const title = 'Public pages, and those of a member, on a cheap phone';
  conclude('web', { title, facts, goals, tables, stores: product.stores }, { isJudged: false });
}

/** Measures public pages as a visitor with a cheap phone has them. */
export async function benchWeb(args: string[]): Promise<void> {
  const options = parseOptions(args, DEFAULTS);
  await withProduct((product) => measure(product, options), { seed: 'demo' });
}
