/** A metric as the product defines it. */
export interface Metric {
  name: string;
  type: string;
  labels: readonly string[];
}

/** A time series of a metric in Prometheus. */
export interface Series {
  isCounter: boolean;
  labels: ReadonlySet<string>;
}

/** Labels that the scrape adds to every series: kind and address of the process. */
const TARGET_LABELS = ['job', 'instance'];

/** Series of Prometheus itself. */
const OWN: readonly Metric[] = [{ name: 'up', type: 'gauge', labels: [] }];

function parts({ name, type, labels }: Metric): (readonly [string, string, readonly string[]])[] {
  if (type !== 'histogram' && type !== 'summary') return [[name, type, labels]];
  const buckets = type === 'histogram' ? `${name}_bucket` : name;
  return [
    [
      buckets,
      type === 'histogram' ? 'counter' : 'gauge',
      [...labels, type === 'histogram' ? 'le' : 'quantile'],
    ],
    [`${name}_sum`, 'counter', labels],
    [`${name}_count`, 'counter', labels],
  ];
}

/** The series of metrics by their names: three of a histogram, with the labels that the scrape adds. */
export function seriesOf(metrics: readonly Metric[]): Map<string, Series> {
  return new Map(
    [...OWN, ...metrics]
      .flatMap(parts)
      .map(([name, type, labels]) => [
        name,
        { isCounter: type === 'counter', labels: new Set([...labels, ...TARGET_LABELS]) },
      ]),
  );
}
