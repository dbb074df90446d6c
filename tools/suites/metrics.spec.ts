import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { metricProblems } from './metrics.ts';

const BUILD = 'concord_build_info{process="exams"} 1\n';
const shownBy = (text: string) => new Map([['exams', BUILD + text]]);
const defined = ['concord_build_info', 'concord_jobs_total', 'concord_seconds', 'nodejs_rare'].map(
  (name) => ({ name }),
);

describe('metricProblems', () => {
  it('finds nothing when every metric has a value somewhere', () => {
    const text =
      'concord_jobs_total{queue="mail"} 0\nconcord_seconds_bucket{le="1"} 2\nconcord_seconds_sum 1\nconcord_seconds_count 2\n';
    assert.deepEqual(metricProblems(shownBy(text), defined), []);
  });

  it('finds a metric that is only announced, one that is not defined, and a process without a version', () => {
    const shown = shownBy('# TYPE concord_jobs_total counter\nconcord_seconds_count 2\njobs 3\n').set(
      'media',
      '',
    );
    assert.deepEqual(metricProblems(shown, defined), [
      'media does not tell its version',
      'no process shows concord_jobs_total',
      'jobs is not defined',
    ]);
  });
});
