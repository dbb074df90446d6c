import { type Line, lineChart } from './chart.ts';
import { percentile } from '../shared/percentiles.ts';
import type { Usage } from '../shared/process-watch.ts';
import { OPERATIONS, type Recorder, type Series } from './recorder.ts';
import { type ReportPage, reportPageHtml, saveReportPage } from '../shared/report-page.ts';

export interface Report extends Omit<ReportPage, 'figures'> {
  recorder: Recorder;
  usages: readonly Usage[];
  marks: readonly { at: number; name: string }[];
}

/** One value for each second in which something happened. */
function buckets({ at, ms }: Series, value: (sorted: number[]) => number): [number, number][] {
  const groups = new Map<number, number[]>();
  at.forEach((moment, index) => {
    const bucket = Math.floor(moment / 1000);
    const group = groups.get(bucket) ?? [];
    groups.set(bucket, group);
    group.push(ms[index] ?? 0);
  });
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([bucket, group]) => [bucket, value(group.sort((a, b) => a - b))]);
}

function charts({ recorder, usages, marks }: Report): string[] {
  const shown = OPERATIONS.filter((name) => name !== 'graded' && recorder.series[name].at.length > 0);
  const lines = (of: (series: Series) => [number, number][]): Line[] =>
    shown.map((name) => ({ name, points: of(recorder.series[name]) }));
  const used = (of: (sample: Usage['samples'][number]) => number): Line[] =>
    usages.map(({ name, samples }) => ({ name, points: samples.map((sample) => [sample.at, of(sample)]) }));
  return [
    lineChart(
      'Calls',
      'a second',
      lines((series) => buckets(series, ({ length }) => length)),
      marks,
    ),
    lineChart(
      'Half of the calls took at most',
      'ms',
      lines((series) => buckets(series, (sorted) => percentile(sorted, 0.5))),
      marks,
    ),
    lineChart(
      '95 of 100 calls took at most',
      'ms',
      lines((series) => buckets(series, (sorted) => percentile(sorted, 0.95))),
      marks,
    ),
    lineChart(
      'Processor',
      '% of a core',
      used(({ cpu }) => cpu),
      marks,
    ),
    lineChart(
      'Memory',
      'MiB resident',
      used(({ rss }) => rss),
      marks,
    ),
  ];
}

export const reportHtml = (report: Report): string => reportPageHtml({ ...report, figures: charts(report) });

/** Keeps the report in `.concord-bench`. @returns its path. */
export const saveReport = (report: Report, at = new Date()): string =>
  saveReportPage('exam', reportHtml(report), at);
