import { globSync } from 'node:fs';
import { judgePages } from '../qa/web/page-bytes.ts';
import { print, printStep } from '../lib/console.ts';
import { cacheDir } from '../lib/paths.ts';
import { StartedProduct } from '../platform/started-product.ts';
import { chromium } from '../stores/chromium.ts';
import { freePort, freePorts } from '../lib/ports.ts';
import { PROCESSES } from '../platform/ports.ts';
import { programVersions } from '../stores/program-versions.ts';
import { attacks } from './attacks.ts';
import { auditFaults } from './audit.ts';
import { certificates } from './certificates.ts';
import { inputsOf } from './e2e-parts.ts';
import { HALLS, hall } from './hall.ts';
import { consistency, registrations } from './registrations.ts';
import { payments } from './payments.ts';
import { metrics } from './metrics.ts';
import { JOURNEYS_FOLDER, JOURNEYS_REPORT, runPlaywright } from './playwright.ts';
import { EXAMPLE_SETTINGS, siteSettings } from './site-settings.ts';
import { fromPlaywright } from './reports.ts';
import { type Inputs, ResultCache } from './result-cache.ts';
import { failing, judged, orFailing, passing, type SuiteResult } from './result.ts';

const STOP_LIMIT_MS = 10_000;
const JOURNEYS = 'journeys ';

interface Part {
  name: string;
  inputs: Inputs;
}

/** Parts that run together. */
interface Step {
  parts: Part[];
  /** @returns a result for each of the parts that are `due`, by its name */
  run: (product: StartedProduct, due: readonly string[]) => Promise<SuiteResult[]>;
}

/** Runs the journeys of these folders in one run, in parallel, with these variables. */
async function journeys(
  folders: readonly string[],
  { url }: StartedProduct,
  env: NodeJS.ProcessEnv,
): Promise<SuiteResult[]> {
  if (folders.length === 0) return [];
  const paths = folders.map((folder) => `src/${folder}/`);
  const { code, output } = await runPlaywright(paths, url, env);
  const results = folders.map((folder) =>
    judged(fromPlaywright(JOURNEYS + folder, JOURNEYS_REPORT, folder), 0),
  );
  if (code === 0 && !results.some(({ flaky }) => flaky)) return results;
  print(output);
  if (code === 0) return results;
  return results.some(({ failed }) => failed > 0)
    ? results
    : [...results, failing('journeys', `ended with ${code}`)];
}

/** Compares first visits with their budgets: each public page, and each page of a real sitting. */
async function pageBytes({ url }: StartedProduct, browser: string): Promise<SuiteResult> {
  const problems = await judgePages(url, browser).catch((error: Error) => [String(error.stack)]);
  problems.forEach(print);
  return problems.length === 0 ? passing('page bytes') : failing('page bytes', `${problems.length} problems`);
}

/** Parts that share one product. */
interface Lane {
  name: string;
  /** Variables of the product. */
  env?: NodeJS.ProcessEnv;
  steps: Step[];
}

/** Variables of card payments, whose provider one of the journeys plays at a port claimed for it. */
const cardVariables = async (): Promise<NodeJS.ProcessEnv> => ({
  PAYSTACK_SECRET_KEY: 'sk_test_journeys',
  PAYSTACK_URL: `http://127.0.0.1:${await freePort()}`,
});

/** Parts that use the product in browsers. */
function browserLane(browser: string, cards: NodeJS.ProcessEnv): Lane {
  const specs = globSync('src/*/**/*.spec.ts', { cwd: JOURNEYS_FOLDER, exclude: ['src/browsers/**'] });
  const folders = [...new Set(specs.map((file) => file.split(/[/\\]/)[1] ?? ''))];
  const consistent = 'consistency after the journeys';
  const steps: Step[] = [
    {
      parts: [{ name: 'metrics', inputs: inputsOf.product }],
      run: async (product) => [await metrics(product)],
    },
    {
      parts: [{ name: 'page bytes', inputs: inputsOf.pageBytes }],
      run: async (product) => [await pageBytes(product, browser)],
    },
    {
      parts: folders.map((folder) => ({ name: JOURNEYS + folder, inputs: inputsOf.journeys(folder) })),
      run: (product, due) => {
        const chosen = due.map((name) => name.slice(JOURNEYS.length));
        return journeys(chosen, product, { CHROMIUM_PATH: browser, ...cards });
      },
    },
    {
      parts: [{ name: consistent, inputs: inputsOf.product }],
      run: async (product) => [await consistency(product, consistent)],
    },
  ];
  return { name: 'browsers', env: cards, steps };
}

/** Parts that kill processes of the product, and mostly wait. */
function faultsLane(): Lane {
  const consistent = 'consistency after the faults';
  const steps: Step[] = [
    { parts: HALLS.map(({ name }) => ({ name, inputs: inputsOf.halls })), run: hall },
    {
      parts: [{ name: 'audit log with faults', inputs: inputsOf.halls }],
      run: async (product) => [await auditFaults(product)],
    },
    {
      parts: [{ name: 'certificates with faults', inputs: inputsOf.halls }],
      run: async (product) => [await certificates(product)],
    },
    {
      parts: [{ name: 'payments with faults', inputs: inputsOf.payments }],
      run: async (product) => [await payments(product)],
    },
    {
      parts: ['registrations with faults', consistent].map((name) => ({
        name,
        inputs: inputsOf.registrations,
      })),
      run: async (product) => [await registrations(product), await consistency(product, consistent)],
    },
  ];
  return { name: 'faults', steps };
}

/** Attacks, beside which nothing runs. Their product has the settings of another institute. */
function attacksLane(browser: string): Lane {
  const name = 'attacks';
  const steps: Step[] = [
    {
      parts: [{ name: 'site settings', inputs: inputsOf.siteSettings }],
      run: async (product) => [await siteSettings(product, browser)],
    },
    { parts: [{ name, inputs: inputsOf.halls }], run: async (product) => [await attacks(product)] },
  ];
  return { name, env: { SITE_SETTINGS: EXAMPLE_SETTINGS }, steps };
}

async function stop(product: StartedProduct, name: string): Promise<SuiteResult> {
  const { milliseconds, left, code } = await product.stop();
  if (code === 0 && left.length === 0 && milliseconds < STOP_LIMIT_MS) return passing(name);
  const problem = `ended with ${code} after ${milliseconds} ms and left ${left.join(', ') || 'nothing'}`;
  return failing(name, problem);
}

const frameOf = (lane: Lane) => ({ start: `start for ${lane.name}`, stop: `stop after ${lane.name}` });

/** Runs these steps on a new product. */
async function runOnProduct(lane: Lane): Promise<SuiteResult[]> {
  const frame = frameOf(lane);
  printStep(`Starting the whole product for ${lane.name}`);
  const product = await StartedProduct.start({
    env: { METRICS_PORT: String(await freePorts(PROCESSES.length)), ...lane.env },
  });
  try {
    if (!(await product.ready())) {
      print(product.output);
      return [failing(frame.start, 'the product did not start')];
    }
    const results = [passing(frame.start)];
    for (const { parts, run } of lane.steps) {
      const due = parts.map(({ name }) => name);
      if (due.length > 0) results.push(...(await orFailing(due, () => run(product, due))));
    }
    if (results.some(({ failed }) => failed > 0)) print(product.output);
    return [...results, await stop(product, frame.stop)];
  } finally {
    await product.stop();
    product.dispose();
  }
}

/** The whole product used in browsers. */
export async function e2e(): Promise<SuiteResult[]> {
  const cards = await cardVariables();
  return runLane((browser) => browserLane(browser, cards));
}

/** Halls, registrations and changes by staff while parts of the product are killed. */
export const faults = (): Promise<SuiteResult[]> => runLane(faultsLane);

/** The product attacked while honest people use it. */
export const security = (): Promise<SuiteResult[]> => runLane(attacksLane);

/** Runs the parts of a lane. Those that passed with the same inputs are skipped. */
async function runLane(laneWith: (browser: string) => Lane): Promise<SuiteResult[]> {
  const browser = await chromium(cacheDir(), process.env);
  if (!browser) return [failing('browser', 'no Chromium was found; install chromium or set CHROMIUM_PATH')];
  const cache = new ResultCache(await programVersions());
  const known: SuiteResult[] = [];
  const isDue = ({ name, inputs }: Part): boolean => {
    const found = cache.find(name, inputs);
    if (found) known.push(found);
    return !found;
  };
  const lane = laneWith(browser);
  const { start, stop: end } = frameOf(lane);
  const steps = lane.steps.map(({ parts, run }) => ({ parts: parts.filter(isDue), run }));
  const frame = [start, end].map((name) => ({ name, inputs: inputsOf.product })).filter(isDue);
  const isEmpty = frame.length + steps.flatMap(({ parts }) => parts).length === 0;
  const results = isEmpty ? [] : await runOnProduct({ ...lane, steps });
  results.forEach((result) => cache.keep(result));
  return [...known.filter(({ name }) => !results.some((made) => made.name === name)), ...results];
}
