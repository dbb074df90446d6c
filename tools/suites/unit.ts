import { join } from 'node:path';
import { say } from '../lib/console.ts';
import { nx } from '../lib/nx.ts';
import { hasSpecs, projects } from './projects.ts';
import { freshReport, fromJest } from './reports.ts';
import { judged, type SuiteResult } from './result.ts';
import { toolsTests } from './tools-tests.ts';

const REPORT = 'test-results/unit.json';

/** The tests beside the source, of every project; Nx remembers those whose inputs did not change. */
export async function unit(): Promise<SuiteResult[]> {
  const own = await toolsTests('unit');
  const tested = projects().filter(({ scripts, folder }) => scripts.test && hasSpecs(folder, 'unit'));
  for (const { folder } of tested) freshReport(join(folder, REPORT));
  const names = tested.map(({ name }) => `@concord/${name}`).join(',');
  const args = ['run-many', '-t', 'test', `--projects=${names}`, '--outputStyle=static', '--nxBail=false'];
  const { code, output } = await nx([...args, '--', '--json', `--outputFile=${REPORT}`], (line) => {
    const task = /^> nx run ([^:\s]+):test/.exec(line)?.[1];
    if (task) say(`  tested ${task.replace('@concord/', '')}`);
  });
  if (code !== 0) say(output);
  const results = tested.map(({ name, folder }) => judged(fromJest(`unit ${name}`, join(folder, REPORT)), 0));
  const failed = results.some((result) => result.failed > 0);
  if (code !== 0 && !failed) results.push(judged({ name: 'unit', passed: 0, failed: 0, skipped: 0 }, code));
  return [own, ...results];
}
