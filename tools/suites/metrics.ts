import { print } from '../lib/console.ts';
import { PROCESSES } from '../platform/ports.ts';
import type { StartedProduct } from '../platform/started-product.ts';
import { failing, passing, type SuiteResult } from './result.ts';

/** Metrics for which a process reports a value, not only a description. */
export const metricsWithValues = (text: string): string[] =>
  text.split('\n').flatMap((line) => /^(\w+?)(?:_bucket|_sum|_count)?[{ ]/.exec(line)?.[1] ?? []);

/** True for the product's own metrics; Node's depend on Node, such as `nodejs_active_requests`. */
const isOurs = (name: string) => name.startsWith('concord_');

/** Differences between the metrics of processes and those that the code defines, in words. */
export function metricProblems(
  shown: ReadonlyMap<string, string>,
  defined: readonly { name: string }[],
): string[] {
  const names = new Set([...shown.values()].flatMap(metricsWithValues));
  const known = new Set(defined.map(({ name }) => name));
  const silent = [...shown].filter(([, text]) => !metricsWithValues(text).includes('concord_build_info'));
  return [
    ...silent.map(([process]) => `${process} does not tell its version`),
    ...[...known]
      .filter((name) => isOurs(name) && !names.has(name))
      .map((name) => `no process shows ${name}`),
    ...[...names].filter((name) => !known.has(name)).map((name) => `${name} is not defined`),
  ];
}

/** Checks the metrics of every process of a product, because alert rules rely on each. */
export async function metrics(product: StartedProduct): Promise<SuiteResult> {
  const { definedMetrics } = await import('@concord/observability');
  const shown = new Map<string, string>();
  for (const name of PROCESSES) {
    const port = product.variable(name, 'METRICS_PORT');
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    shown.set(name, answer.ok ? await answer.text() : '');
  }
  const problems = metricProblems(shown, definedMetrics());
  problems.forEach(print);
  return problems.length === 0 ? passing('metrics') : failing('metrics', `${problems.length} problems`);
}
