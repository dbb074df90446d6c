import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const counts = <const L extends readonly string[]>(help: string, labels: L) =>
  ({ kind: 'counter', help, labels }) as const;
const shows = <const L extends readonly string[]>(help: string, labels: L) =>
  ({ kind: 'gauge', help, labels }) as const;
const times = <const L extends readonly string[]>(help: string, labels: L, buckets: readonly number[]) =>
  ({ kind: 'histogram', help, labels, buckets }) as const;

/** Buckets in seconds: Prometheus's defaults and 30 s, the gateway's time-out. A save takes about 5 ms. */
const CALL_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Buckets in seconds: grading takes milliseconds, a mail up to seconds, a PDF document up to a minute. */
const JOB_BUCKETS = [0.01, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/**
 * Every metric of the product. Alert rules, dashboards and `tools/checks` refer to these names and
 * labels. Label values are few: names of calls, queues, tasks, stores and services, never an
 * address or an id.
 */
export const METRICS = {
  concord_build_info: shows('1; which process of which release this is.', ['process', 'version', 'commit']),

  concord_http_requests_total: counts(
    'Requests answered, by call of the contracts and status; without probes. At the gateway also `site` and `docs`, and 499 for clients that left.',
    ['call', 'status'],
  ),
  concord_http_request_duration_seconds: times(
    'From the arrival of a request to the end of its answer; without files and event streams.',
    ['call'],
    CALL_BUCKETS,
  ),
  concord_http_requests_in_flight: shows('Requests that wait for the end of their answer.', []),
  concord_http_requests_refused_total: counts('Requests refused before any work.', ['reason']),

  concord_upstream_processes: shows(
    'Processes of a service that the gateway knows, by what it knows of them.',
    ['service', 'state'],
  ),
  concord_upstream_retries_total: counts('Calls that the gateway sent again, to whatever process.', [
    'service',
  ]),

  concord_queue_jobs: shows('Jobs in a queue; every process of its worker reports the same.', [
    'queue',
    'state',
  ]),
  concord_queue_oldest_job_age_seconds: shows('Age of the oldest job that is not done; 0 without one.', [
    'queue',
  ]),
  concord_jobs_total: counts('Jobs tried, by outcome: completed or failed.', ['queue', 'outcome']),
  concord_job_duration_seconds: times('Duration of one try of a job.', ['queue'], JOB_BUCKETS),

  concord_attempts_open: shows('Attempts that are open; every exams worker reports the same.', []),
  concord_attempts_overdue: shows(
    'Open attempts that the sweeper should have closed by now; during an outage of the store and the minute after it closes none.',
    [],
  ),
  concord_answer_saves_total: counts(
    'Saves with answers: stored, refused, or late and stored for staff. Failed saves are 5xx of `attemptSave`.',
    ['outcome'],
  ),
  concord_late_answers_total: counts('Answers that came too late to count and were stored for staff.', []),
  concord_submissions_total: counts('Attempts submitted by candidates.', []),

  concord_store_up: shows('1: the store answers this process (MongoDB: also writes), 0: it does not.', [
    'store',
  ]),
  concord_store_pool_connections: shows('Connections to MongoDB: open ones, and those of them in use.', [
    'state',
  ]),
  concord_store_pool_waiting: shows('Operations that wait for a connection to MongoDB.', []),
  concord_store_errors_total: counts(
    'Failures of a store: work that failed for it (mongodb, s3), errors of a connection (redis).',
    ['store'],
  ),

  concord_task_runs_total: counts('Rounds of a repeating task, by outcome: completed or failed.', [
    'task',
    'outcome',
  ]),
  concord_task_last_success_timestamp_seconds: shows(
    'When a round of the task last succeeded; at first, when the task was started.',
    ['task'],
  ),
  concord_backup_last_success_timestamp_seconds: shows(
    'When a copy of the stores was last made, or restored for a trial; 0 when it never was.',
    ['kind'],
  ),
  concord_ledger_differences: shows(
    'Differences that the last nightly check of the ledger found; every members worker reports the same.',
    [],
  ),
  concord_ledger_check_timestamp_seconds: shows('When a nightly check of the ledger last ended.', []),
  concord_card_events_total: counts(
    'Events of the provider of card payments: about a charge, a refund or a dispute, forged, ignored, or of an unknown reference.',
    ['outcome'],
  ),
  concord_worker_up: shows(
    '1: a process of the worker sends heartbeats and is not down. Absent while Redis is.',
    ['worker'],
  ),
} as const;

export type MetricName = keyof typeof METRICS;
type Named<Kind> = {
  [N in MetricName]: (typeof METRICS)[N]['kind'] extends Kind ? N : never;
}[MetricName];
type Labels<N extends MetricName> = (typeof METRICS)[N]['labels'][number];

/** Metrics of this process: the used ones of {@link METRICS}, and Node's defaults. */
export const registry = new Registry();

function configurationOf<N extends MetricName>(name: N) {
  const { help, labels } = METRICS[name];
  return { name, help, labelNames: [...labels] as Labels<N>[], registers: [registry] };
}

/** Returns the process's counter of this name. @example `counter('concord_submissions_total').inc()` */
export function counter<N extends Named<'counter'>>(name: N): Counter<Labels<N>> {
  return (registry.getSingleMetric(name) ?? new Counter(configurationOf(name))) as Counter<Labels<N>>;
}

/** Returns the process's gauge of this name; use `atScrape` for one that is read on demand. */
export function gauge<N extends Named<'gauge'>>(name: N): Gauge<Labels<N>> {
  return (registry.getSingleMetric(name) ?? new Gauge(configurationOf(name))) as Gauge<Labels<N>>;
}

/** Returns the process's histogram of this name, in seconds. */
export function histogram<N extends Named<'histogram'>>(name: N): Histogram<Labels<N>> {
  const buckets = [...METRICS[name].buckets];
  const made = registry.getSingleMetric(name) ?? new Histogram({ ...configurationOf(name), buckets });
  return made as Histogram<Labels<N>>;
}
