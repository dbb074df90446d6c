import { join } from 'node:path';
import { lockfileProblems } from '../checks/lockfile.ts';
import { runProgram } from '../lib/cli-run.ts';
import { say } from '../lib/console.ts';
import { nx } from '../lib/nx.ts';
import { ROOT } from '../lib/paths.ts';
import { failing, passing, type SuiteResult } from './result.ts';

async function check(name: string, program: string, args: string[]): Promise<SuiteResult> {
  const { code, output } = await runProgram(join(ROOT, 'node_modules', '.bin', program), args, {
    cwd: ROOT,
    env: { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0' },
  });
  if (code === 0) return passing(name);
  say(output);
  return failing(name, `ended with ${code}`);
}

function lockfile(): SuiteResult {
  const problems = lockfileProblems(join(ROOT, 'package-lock.json'));
  for (const problem of problems) say(problem);
  return problems.length === 0 ? passing('lockfile') : failing('lockfile', `${problems.length} problems`);
}

/** Everything that is said about code without running it; each check counts as one test. */
export async function lint(): Promise<SuiteResult[]> {
  return [
    await check('eslint', 'eslint', [
      '.',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      '.nx/eslint',
    ]),
    await check('prettier', 'prettier', ['--check', '.', '--log-level', 'warn']),
    await check('knip', 'knip', []),
    lockfile(),
  ];
}

export async function types(): Promise<SuiteResult[]> {
  const tools = await check('types of tools', 'tsc', ['-p', 'tools']);
  const { code, output } = await nx(['run-many', '-t', 'typecheck', '--outputStyle=static']);
  if (code === 0) return [tools, passing('types')];
  say(output);
  return [tools, failing('types', `ended with ${code}`)];
}
