import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployChecks } from '../checks/deploy/deploy-checks.ts';
import { lockfileProblems } from '../checks/lockfile.ts';
import { processVariables } from '../checks/variables.ts';
import { build } from '../lib/build.ts';
import { runProgram } from '../lib/cli-run.ts';
import { print, printWarning } from '../lib/console.ts';
import { nx } from '../lib/nx.ts';
import { cacheDir, ROOT } from '../lib/paths.ts';
import { failing, passing, type SuiteResult } from './result.ts';

async function check(name: string, program: string, args: string[]): Promise<SuiteResult> {
  const { code, output } = await runProgram(join(ROOT, 'node_modules', '.bin', program), args, {
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

function lockfile(): SuiteResult {
  const problems = lockfileProblems(join(ROOT, 'package-lock.json'));
  problems.forEach(print);
  return problems.length === 0 ? passing('lockfile') : failing('lockfile', `${problems.length} problems`);
}

/** Containers and manifests against the built code; what needs a program that this machine lacks is skipped. */
async function deployment(): Promise<SuiteResult[]> {
  await build();
  const outcomes = await deployChecks(ROOT, cacheDir(), await processVariables());
  return outcomes.map(({ name, problems, skipped }) => {
    problems.forEach(print);
    if (skipped) printWarning(`${name}: skipped, ${skipped}`);
    if (skipped) return { name, passed: 0, failed: 0, skipped: 1 };
    return problems.length === 0 ? passing(name) : failing(name, `${problems.length} problems`);
  });
}

/** ESLint caches by file, but boundaries depend on the tags in every package.json: other tags, other cache. */
function eslintCache(): string {
  const hash = createHash('sha256');
  for (const file of globSync('{apps,libs,services}/*/package.json', { cwd: ROOT }).sort()) {
    hash.update(readFileSync(join(ROOT, file)));
  }
  return `.nx/eslint/${hash.digest('hex').slice(0, 16)}`;
}

/** The static checks; each counts as one test. */
export async function lint(): Promise<SuiteResult[]> {
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', eslintCache()];
  return [
    // ESLint checks boundaries on Nx's project graph; without it the rule would accept everything.
    await nxCheck('project graph', ['show', 'projects']),
    await check('eslint', 'eslint', ['.', ...cache]),
    await check('prettier', 'prettier', ['--check', '.', '--log-level', 'warn']),
    await check('knip', 'knip', []),
    await check('imports', 'depcruise', ['apps', 'libs', 'services', 'tools']),
    lockfile(),
    ...(await deployment()),
  ];
}

export async function types(): Promise<SuiteResult[]> {
  return [
    await check('types of tools', 'tsc', ['-p', 'tools']),
    await nxCheck('types', ['run-many', '-t', 'typecheck', '--outputStyle=static']),
  ];
}
