import { collectDefaultMetrics, Registry } from 'prom-client';
import { METRICS } from './metrics';

export interface DefinedMetric {
  name: string;
  type: string;
  labels: readonly string[];
}

/** Every metric that a process may expose: the product's and Node's. For checks of dashboards and alerts. */
export function definedMetrics(): DefinedMetric[] {
  const node = new Registry();
  collectDefaultMetrics({ register: node });
  const ofNode = node.getMetricsAsArray().map((metric) => {
    const { name, type, labelNames } = metric as unknown as {
      name: string;
      type: string;
      labelNames: string[];
    };
    return { name, type, labels: labelNames };
  });
  const own = Object.entries(METRICS).map(([name, { kind, labels }]) => ({ name, type: kind, labels }));
  return [...own, ...ofNode];
}
