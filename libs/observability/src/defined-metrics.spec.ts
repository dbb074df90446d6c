import { definedMetrics } from './defined-metrics';

const byName = new Map(definedMetrics().map((metric) => [metric.name, metric]));

describe('definedMetrics', () => {
  it('names those of the product and of Node, with their types and labels', () => {
    expect(byName.get('concord_jobs_total')).toMatchObject({ type: 'counter', labels: ['queue', 'outcome'] });
    expect(byName.get('process_resident_memory_bytes')).toMatchObject({ type: 'gauge', labels: [] });
    expect(byName.get('nodejs_eventloop_lag_p99_seconds')).toMatchObject({ type: 'gauge' });
    expect(byName.get('nodejs_gc_duration_seconds')).toMatchObject({ type: 'histogram', labels: ['kind'] });
  });

  it('names them as Prometheus asks for', () => {
    const own = [...byName.values()].filter(({ name }) => name.startsWith('concord_'));
    for (const { name, type } of own) expect(name.endsWith('_total')).toBe(type === 'counter');
    expect(own.filter(({ type, name }) => type === 'histogram' && !name.endsWith('_seconds'))).toEqual([]);
  });
});
