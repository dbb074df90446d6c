import { globSync } from 'node:fs';
import { runProgram } from '../lib/cli-run.ts';
import { print } from '../lib/console.ts';
import { ROOT } from '../lib/paths.ts';
import { fromNodeTest } from './reports.ts';
import { judged, type SuiteResult } from './result.ts';

/** The tests beside the tools themselves, by Node's own runner. */
export async function toolsTests(
  kind: 'unit' | 'integration',
  env: NodeJS.ProcessEnv = process.env,
): Promise<SuiteResult> {
  const isIntegration = kind === 'integration';
  const files = globSync('tools/**/*.spec.ts', { cwd: ROOT });
  const chosen = files.filter((file) => file.includes('.int.spec.') === isIntegration);
  const args = ['--test', '--test-reporter=tap', ...chosen];
  const { code, output } = await runProgram(process.execPath, args, { cwd: ROOT, env });
  if (code !== 0) print(output);
  return judged(fromNodeTest(`${kind} tools`, output), code);
}
