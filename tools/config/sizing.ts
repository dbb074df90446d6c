/** Processes whose number grows with the hall. */
export type HallProcess = 'gateway' | 'exams' | 'exams-worker';

/** Processor time of one save in each process, in ms on one core; `npm run bench:exam` prints it. */
const SAVE_MS: Readonly<Record<HallProcess, number>> = {
  gateway: 1.1,
  exams: 2.4,
  'exams-worker': 0.5,
};

/**
 * Pace of one candidate: answers and heartbeats of 50 questions in an hour, at twice the measured
 * rate.
 */
const SECONDS_BETWEEN_SAVES = 16;
/** Peak memory of a process under the benches, in MiB. */
export const PEAK_MIB: Readonly<Record<HallProcess, number>> = {
  gateway: 149,
  exams: 286,
  'exams-worker': 236,
};
/**
 * Planned use of a core by a process, as a share; the rest is for starts, submissions and uneven
 * load.
 */
const USED_SHARE = 0.6;
/** Minimum processes of a kind, so that one remains when another ends or is replaced. */
export const LEAST = 2;
/** Candidates at once up to which `k8s/overlays/production/autoscaling.yaml` scales by itself. */
export const AUTOSCALED_CANDIDATES = 48_000;

/** Cores that the processes of a hall keep busy, without the stores. */
export const coresFor = (candidates: number): number =>
  ((candidates / SECONDS_BETWEEN_SAVES) * Object.values(SAVE_MS).reduce((sum, ms) => sum + ms)) /
  1000 /
  USED_SHARE;

/**
 * Number of each process for a number of concurrent candidates, on cores like those of the
 * measurement.
 * @param candidates who sit at the same time
 */
export function processesFor(candidates: number): Record<HallProcess, number> {
  const savesPerSecond = candidates / SECONDS_BETWEEN_SAVES;
  const count = (name: HallProcess) =>
    Math.max(LEAST, Math.ceil((savesPerSecond * SAVE_MS[name]) / 1000 / USED_SHARE));
  return { gateway: count('gateway'), exams: count('exams'), 'exams-worker': count('exams-worker') };
}
