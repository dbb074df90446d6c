import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ROOT } from '../../lib/paths.ts';
import { composeOf } from '../deploy/compose.ts';
import { alertProblems } from './alerts.ts';
import { dashboardProblems } from './dashboards.ts';
import { observabilityProblems } from './observability-checks.ts';
import { judge } from './promql.ts';
import { coverageProblems, scrapeProblems } from './scrapes.ts';
import { seriesOf } from './series.ts';

const series = seriesOf([
  { name: 'jobs_total', type: 'counter', labels: ['queue', 'outcome'] },
  { name: 'jobs', type: 'gauge', labels: ['queue'] },
  { name: 'seconds', type: 'histogram', labels: ['call'] },
]);

describe('judge', () => {
  const problems = (text: string) => judge(text, series).problems;

  it('finds nothing in expressions that are right', () => {
    const right = [
      'sum by (queue) (rate(jobs_total{outcome="failed"}[5m])) / sum by (queue) (rate(jobs_total[5m])) > 0.1',
      'histogram_quantile(0.95, sum by (le, call) (rate(seconds_bucket[5m])))',
      'rate(seconds_sum[5m]) / rate(seconds_count[5m])',
      'topk(3, jobs) and on (queue) jobs unless up{job="x"} == 0',
      'time() - max without (queue) (jobs) > 2 * 60',
    ];
    assert.deepEqual(right.flatMap(problems), []);
  });

  for (const [name, text, problem] of [
    ['wrong syntax', 'sum(jobs', /is no PromQL/],
    ['words after the end', 'sum(jobs)) by (queue)', /is no PromQL/],
    ['a metric that nobody has', 'rate(job_total[5m])', /no process has the metric job_total/],
    ['a histogram without a suffix', 'rate(seconds[5m])', /no process has the metric seconds/],
    ['a label that the metric does not have', 'jobs{state="waiting"}', /jobs has no label state/],
    ['grouping by a label that is not there', 'sum by (call) (jobs)', /nothing in .* has the label call/],
    ['grouping by one that is gone', 'sum by (queue) (sum(jobs))', /nothing in .* has the label queue/],
    ['matching on a label of neither side', 'jobs / on (call) jobs', /nothing in .* has the label call/],
    ['the rate of a gauge', 'rate(jobs[5m])', /is of a gauge/],
    ['a quantile without buckets', 'histogram_quantile(0.5, sum(rate(seconds_bucket[5m])))', /no buckets/],
  ] as const)
    it(`finds ${name}`, () => assert.match(problems(text).join('\n'), problem));

  it('knows the labels that are left', () => {
    const labels = (text: string) => [...judge(text, series).labels].sort();
    assert.deepEqual(labels('sum by (queue) (jobs) > 1'), ['queue']);
    assert.deepEqual(labels('absent(jobs{queue="mail", job=~"x.*"})'), ['queue']);
    assert.deepEqual(labels('jobs'), ['instance', 'job', 'queue']);
  });
});

describe('alertProblems', () => {
  const rules = (changes: Record<string, string> = {}) => {
    const rule = {
      alert: 'JobsOld',
      expr: 'max by (queue) (jobs) > 3',
      severity: 'warning',
      summary: 'Jobs of {{ $labels.queue }} wait',
      runbook: 'docs/operations/alerts.md#jobsold',
      ...changes,
    };
    return `
groups:
  - rules:
      - alert: ${rule.alert}
        expr: ${rule.expr}
        labels: { severity: ${rule.severity} }
        annotations:
          summary: ${rule.summary}
          description: '{{ $value }} jobs wait.'
          runbook: ${rule.runbook}
`;
  };
  const runbook = (...sections: string[]) =>
    `# Alerts\n\n## Jobs\n\n${sections.map((each) => `### ${each}\n\nDo this.\n`).join('\n')}`;

  it('finds nothing in a rule that is whole', () => {
    assert.deepEqual(alertProblems(rules(), runbook('JobsOld'), series), []);
  });

  it('finds a section without alert, and an alert without section', () => {
    assert.deepEqual(alertProblems(rules(), runbook('JobsNew'), series), [
      'docs/operations/alerts.md: no section tells what to do about JobsOld',
      'docs/operations/alerts.md: there is no alert JobsNew',
    ]);
  });

  for (const [changes, problem] of [
    [{ expr: 'max by (queue) (job) > 3' }, 'no process has the metric job'],
    [{ expr: 'max(jobs) > 3' }, 'tells of the label queue, which its expression does not yield'],
    [{ severity: 'bad' }, 'has no severity'],
    [{ summary: "''" }, 'lacks summary or description'],
    [{ runbook: 'docs/operations/alerts.md#jobs' }, 'does not lead to docs/operations/alerts.md#jobsold'],
  ] as const)
    it(`finds that a rule ${problem}`, () => {
      const found = alertProblems(rules(changes), runbook('JobsOld'), series);
      assert.ok(found.includes(`alerts.yml: JobsOld: ${problem}`), found.join('\n'));
    });
});

describe('dashboardProblems', () => {
  const dashboard = (expr: string, legendFormat = '{{queue}}', query = 'label_values(jobs, queue)') =>
    JSON.stringify({
      templating: { list: [{ name: 'queue', query }] },
      panels: [{ id: 1, type: 'row', panels: [{ id: 2, title: 'Jobs', targets: [{ expr, legendFormat }] }] }],
    });
  const problems = (...parts: Parameters<typeof dashboard>) =>
    dashboardProblems('d.json', dashboard(...parts), series);

  it('finds nothing in panels with variables of their own and of Grafana', () => {
    assert.deepEqual(problems('sum by (queue) (rate(jobs_total{queue=~"$queue"}[$__rate_interval]))'), []);
  });

  it('finds wrong expressions, legends and variables', () => {
    assert.deepEqual(problems('jobs{state="waiting"}'), ['d.json: Jobs: jobs has no label state']);
    assert.deepEqual(problems('sum(jobs)'), [
      'd.json: Jobs: the legend names queue, which its expression does not yield',
    ]);
    assert.deepEqual(problems('jobs{queue="$queues"}'), ['d.json: Jobs: there is no variable queues']);
    assert.deepEqual(problems('jobs', '', 'label_values(jobs, call)'), [
      'd.json: variable queue: jobs has no label call',
    ]);
  });

  it('finds panels without a query and ids that are there twice', () => {
    const text = JSON.stringify({
      panels: [
        { id: 1, title: 'A', type: 'stat' },
        { id: 1, type: 'row' },
      ],
    });
    assert.deepEqual(dashboardProblems('d.json', text, series), [
      'd.json: A: has no query',
      'd.json: the id 1 is there twice',
    ]);
  });
});

describe('scrapeProblems and coverageProblems', () => {
  const compose = composeOf(`
services:
  exams: { image: exams, mem_limit: 512m, environment: { METRICS_PORT: '9400' } }
  redis: { image: redis, mem_limit: 1g }
`);
  const scrapes = (names: string, port: number) =>
    `scrape_configs: [{ job_name: a, dns_sd_configs: [{ names: [${names}], port: ${port} }] }]`;
  const rules = (name: string, limit: number) =>
    `absent(concord_build_info{job="${name}"}) process_resident_memory_bytes{job=~"exams|x"} / (${limit} * 2^20)`;

  it('finds nothing where every process is asked and watched', () => {
    assert.deepEqual(scrapeProblems(scrapes('exams', 9400), compose), []);
    assert.deepEqual(coverageProblems(rules('exams', 512), compose), []);
  });

  it('finds processes that nobody asks, and those that do not answer', () => {
    assert.deepEqual(scrapeProblems(scrapes('exam', 9400), compose), [
      'prometheus.yml: exams:9400 is asked by nobody',
      'prometheus.yml: exam:9400 answers nothing',
    ]);
  });

  it('finds processes that no rule misses, and another limit of memory', () => {
    assert.deepEqual(coverageProblems(rules('exam', 384), compose), [
      'alerts.yml: no rule misses exams',
      'alerts.yml: no rule knows the limit 512m of exams',
    ]);
  });
});

describe('observabilityProblems', () => {
  it('finds nothing in the files as they are', async () => {
    assert.deepEqual(await observabilityProblems(ROOT), []);
  });
});
