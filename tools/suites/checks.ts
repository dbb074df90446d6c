import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { presentContracts, releaseProblems } from '../checks/contracts/last-release.ts';
import { deployChecks } from '../checks/deploy/deploy-checks.ts';
import { docsProblems } from '../checks/docs/docs-checks.ts';
import { lockfileProblems } from '../checks/lockfile.ts';
import { observabilityProblems } from '../checks/observability/observability-checks.ts';
import { releaseSourceProblems, releaseSources } from '../checks/releases/release-problems.ts';
import {
  advisoryProblems,
  installScriptProblems,
  licenceProblems,
  recordedAdvisories,
} from '../checks/supply-chain.ts';
import { storeOwnerProblems } from '../checks/stores/store-owners.ts';
import { processVariables } from '../checks/variables.ts';
import { runProgram } from '../lib/cli-run.ts';
import { print, printWarning } from '../lib/console.ts';
import { nx } from '../lib/nx.ts';
import { cacheDir, ROOT } from '../lib/paths.ts';
import { failing, passing, type SuiteResult } from './result.ts';

/** @param program below `node_modules` */
async function check(name: string, program: string, args: string[]): Promise<SuiteResult> {
  const { code, output } = await runProgram(join(ROOT, 'node_modules', program), args, {
    cwd: ROOT,
    env: { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0' },
  });
  if (code === 0 && !output.includes('rule will be skipped')) return passing(name);
  print(output);
  return failing(name, `ended with ${code}`);
}

async function nxCheck(name: string, args: string[]): Promise<SuiteResult> {
  const { code, output } = await nx(args);
  if (code === 0) return passing(name);
  print(output);
  return failing(name, `ended with ${code}`);
}

function judge(name: string, problems: readonly string[]): SuiteResult {
  problems.forEach((problem) => print(problem));
  return problems.length === 0 ? passing(name) : failing(name, `${problems.length} problems`);
}

const lockfile = (): SuiteResult => judge('lockfile', lockfileProblems(join(ROOT, 'package-lock.json')));

/** Licences, install scripts and known faults of the packages; advisories are recorded where the registry has them. */
function supplyChain(): SuiteResult[] {
  const recorded = recordedAdvisories(ROOT);
  if (!recorded)
    printWarning('advisories: skipped, none were recorded (npm run record:advisories needs the registry)');
  return [
    judge('licences', licenceProblems(ROOT)),
    judge('install scripts', installScriptProblems(ROOT)),
    recorded
      ? judge('advisories', advisoryProblems(ROOT, recorded))
      : { name: 'advisories', passed: 0, failed: 0, skipped: 1 },
  ];
}

/** Changes that break processes and pages of the last release; CONTRIBUTING.md describes what to do. */
async function contracts(): Promise<SuiteResult> {
  return judge('contracts', await releaseProblems());
}

/** Consistency of changelog, versions, version plans and the compatibility level of the built code. */
async function releases(): Promise<SuiteResult> {
  const { level } = await presentContracts();
  return judge('releases', releaseSourceProblems(releaseSources(ROOT, level)));
}

/** Consistency of images and manifests with the built code; checks without their program are skipped. */
async function deployment(): Promise<SuiteResult[]> {
  const outcomes = await deployChecks(ROOT, cacheDir(), await processVariables());
  return outcomes.map(({ name, problems, skipped }) => {
    if (!skipped) return judge(name, problems);
    problems.forEach((problem) => print(problem));
    printWarning(`${name}: skipped, ${skipped}`);
    return { name, passed: 0, failed: 0, skipped: 1 };
  });
}

/** Consistency of rules and dashboards with the metrics of the built code. */
async function observability(): Promise<SuiteResult> {
  return judge('observability', await observabilityProblems(ROOT));
}

/**
 * Name of ESLint's cache, which is by file; boundaries depend on the tags in every package.json, so other
 * tags get another cache.
 */
function eslintCache(): string {
  const hash = createHash('sha256');
  for (const file of globSync('{apps,libs,services}/*/package.json', { cwd: ROOT }).sort()) {
    hash.update(readFileSync(join(ROOT, file)));
  }
  return `.nx/eslint/${hash.digest('hex').slice(0, 16)}`;
}

/** Static checks of built code; each counts as one test. */
export async function lint(): Promise<SuiteResult[]> {
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', eslintCache()];
  return [
    // ESLint checks boundaries by Nx's project graph; without it the rule would accept everything.
    await nxCheck('project graph', ['show', 'projects']),
    await check('eslint', '.bin/eslint', ['.', ...cache]),
    await check('prettier', '.bin/prettier', ['--check', '.', '--log-level', 'warn']),
    await check('knip', '.bin/knip', []),
    await check('imports', '.bin/depcruise', ['apps', 'libs', 'services', 'tools']),
    judge('owners of collections', storeOwnerProblems(ROOT)),
    lockfile(),
    ...supplyChain(),
    await contracts(),
    await releases(),
    ...(await deployment()),
    await observability(),
    judge('documents', docsProblems(ROOT)),
  ];
}

/** Programs that each contain many projects: separate ones would check the shared libs repeatedly. */
const PROGRAMS = {
  'types of services': 'tools/config/types.server.json',
  'types of apps': 'tools/config/types.web.json',
  'types of the service worker': 'apps/shell/src/offline/worker',
  'types of tools': 'tools',
};

/**
 * The native compiler needs a third of the CPU time, but has no API, so ESLint stays with TypeScript 6. Its
 * parallel checkers repeat each other's work.
 */
const COMPILER = 'typescript-native/bin/tsc';
const ONE_CHECKER = ['--checkers', '1'];

/** The types of all code; each program counts as one test. */
export async function types(): Promise<SuiteResult[]> {
  const results: SuiteResult[] = [];
  for (const [name, project] of Object.entries(PROGRAMS))
    results.push(await check(name, COMPILER, ['-p', project, ...ONE_CHECKER]));
  return results;
}
