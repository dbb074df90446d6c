import { judge } from './promql.ts';
import type { Series } from './series.ts';

interface Panel {
  title: string;
  type: string;
  id?: number;
  targets?: { expr?: string; legendFormat?: string }[];
  panels?: Panel[];
}
interface Dashboard {
  panels: Panel[];
  templating?: { list: { name: string; query?: string | { query?: string } }[] };
}

/** Variables that Grafana knows without a definition: durations. */
const INTERVALS = /\$__(?:rate_interval|interval|range)\b/g;
const LABEL_VALUES = /^label_values\((?:(.+),\s*)?(\w+)\)$/;

const panelsOf = (panels: readonly Panel[]): Panel[] =>
  panels.flatMap((panel) => [panel, ...panelsOf(panel.panels ?? [])]);

/** Replaces variables by sample values, as Grafana does before Prometheus reads the expression. */
function filled(expression: string, variables: readonly string[]): { text: string; unknown: string[] } {
  const unknown: string[] = [];
  const text = expression.replace(INTERVALS, '5m').replace(/\$\{?(\w+)\}?/g, (_, name: string) => {
    if (!variables.includes(name)) unknown.push(name);
    return 'x';
  });
  return { text, unknown };
}

function targetProblems(
  { expr = '', legendFormat = '' }: { expr?: string; legendFormat?: string },
  variables: readonly string[],
  series: ReadonlyMap<string, Series>,
): string[] {
  const { text, unknown } = filled(expr, variables);
  const judged = judge(text, series);
  const shown = [...legendFormat.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name);
  return [
    ...unknown.map((name) => `there is no variable ${name}`),
    ...judged.problems,
    ...shown
      .filter((name) => !judged.labels.has(name))
      .map((name) => `the legend names ${name}, which its expression does not yield`),
  ];
}

/** Problems of a Grafana dashboard: expressions, variables, legends, and panels without a query. */
export function dashboardProblems(name: string, text: string, series: ReadonlyMap<string, Series>): string[] {
  const { panels, templating = { list: [] } } = JSON.parse(text) as Dashboard;
  const variables = templating.list.map((each) => each.name);
  const all = panelsOf(panels);
  const ofPanels = all.flatMap((panel) => {
    const { title, type, targets = [] } = panel;
    const isEmpty = type !== 'row' && type !== 'text' && targets.length === 0;
    const problems = targets.flatMap((target) => targetProblems(target, variables, series));
    return [...(isEmpty ? ['has no query'] : []), ...problems].map((problem) => `${title}: ${problem}`);
  });
  const ofVariables = templating.list.flatMap(({ name: variable, query = '' }) => {
    const [, metric = '', label = ''] =
      LABEL_VALUES.exec(typeof query === 'string' ? query : (query.query ?? '')) ?? [];
    if (!metric) return [];
    const judged = judge(filled(metric, variables).text, series);
    const lacks = judged.labels.has(label) ? [] : [`${metric} has no label ${label}`];
    return [...judged.problems, ...lacks].map((problem) => `variable ${variable}: ${problem}`);
  });
  const ids = all.map(({ id }) => id);
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...ofPanels, ...ofVariables, ...[...twice].map((id) => `the id ${id} is there twice`)].map(
    (problem) => `${name}: ${problem}`,
  );
}
