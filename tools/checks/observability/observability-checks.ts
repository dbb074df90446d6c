import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownCompose } from '../deploy/compose.ts';
import { alertProblems } from './alerts.ts';
import { dashboardProblems } from './dashboards.ts';
import { coverageProblems, scrapeProblems } from './scrapes.ts';
import { seriesOf } from './series.ts';

/** Problems of the files of `observability`, compared with the built code, compose and the runbook. */
export async function observabilityProblems(root: string): Promise<string[]> {
  // Imported late: this file is loaded before anything is built.
  const { definedMetrics } = await import('@concord/observability');
  const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
  const series = seriesOf(definedMetrics());
  const compose = ownCompose(root);
  const rules = read('observability', 'alerts.yml');
  const folder = join(root, 'observability/grafana/dashboards');
  const dashboards = globSync('*.json', { cwd: folder });
  return [
    ...scrapeProblems(read('observability', 'prometheus.yml'), compose),
    ...coverageProblems(rules, compose),
    ...alertProblems(rules, read('docs', 'operations', 'alerts.md'), series),
    ...dashboards.flatMap((name) =>
      dashboardProblems(name, readFileSync(join(folder, name), 'utf8'), series),
    ),
  ];
}
