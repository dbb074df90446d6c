import { join } from 'node:path';
import { print } from '../lib/console.ts';
import { nx } from '../lib/nx.ts';
import type { Project } from './projects.ts';
import { freshReport, fromJest } from './reports.ts';
import { failing, judged, type SuiteResult } from './result.ts';

const TARGETS = { unit: 'test', integration: 'integration' } as const;

/**
 * Runs the tests of these projects by Nx, several projects at a time. For unchanged inputs Nx restores the
 * reports from its cache, so that their tests count as well.
 */
export async function nxTests(
  kind: keyof typeof TARGETS,
  tested: readonly Project[],
  env: NodeJS.ProcessEnv = {},
): Promise<SuiteResult[]> {
  const target = TARGETS[kind];
  const report = `test-results/${kind}.json`;
  for (const { folder } of tested) freshReport(join(folder, report));
  const names = tested.map(({ name }) => `@concord/${name}`).join(',');
  const args = ['run-many', '-t', target, `--projects=${names}`, '--outputStyle=static', '--nxBail=false'];
  const cached = new Set<string>();
  const told = new RegExp(`^> nx run @concord/([^:\\s]+):${target}(.*)$`);
  const onLine = (line: string) => {
    const [, name = '', note = ''] = told.exec(line) ?? [];
    if (!name) return;
    if (note.includes('cache')) cached.add(name);
    print(`  ${name}${cached.has(name) ? ', from the cache' : ''}`);
  };
  const { code, output } = await nx([...args, '--', '--json', `--outputFile=${report}`], {
    env: { ...env, GROUPED_TESTS: 'yes' },
    onLine,
  });
  if (code !== 0) print(output);
  const results = tested.map(({ name, folder }) => ({
    ...judged(fromJest(`${kind} ${name}`, join(folder, report)), 0),
    ...(cached.has(name) && { isCached: true }),
  }));
  const isExplained = code === 0 || results.some(({ failed }) => failed > 0);
  return isExplained ? results : [...results, failing(kind, `ended with ${code}`)];
}
