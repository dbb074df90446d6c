/** Processes that a hall needs more of when it grows. */
export type HallProcess = 'gateway' | 'exams' | 'exams-worker';

/** Processor time of one save in each process, in ms: measured by `npm run bench:size` on one core. */
const SAVE_MS: Readonly<Record<HallProcess, number>> = {
  gateway: 1.1,
  exams: 2.4,
  'exams-worker': 0.5,
};

/** One save of a candidate: answers and heartbeats of 50 questions in an hour, twice as often as measured. */
const SECONDS_BETWEEN_SAVES = 16;
/** Memory that a process took at most under the benches, in MiB. */
export const PEAK_MIB: Readonly<Record<HallProcess, number>> = {
  gateway: 149,
  exams: 286,
  'exams-worker': 236,
};
/** Share of a core that a process is planned to use; the rest is for starts, submissions and uneven load. */
const USED_SHARE = 0.6;
/** A process that ends, or is replaced, leaves another one. */
export const LEAST = 2;
/** Candidates at once up to which `k8s/overlays/production/autoscaling.yaml` scales by itself. */
export const AUTOSCALED_CANDIDATES = 48_000;

/** Cores that the processes of a hall keep busy, without the stores. */
export const coresFor = (candidates: number): number =>
  ((candidates / SECONDS_BETWEEN_SAVES) * Object.values(SAVE_MS).reduce((sum, ms) => sum + ms)) /
  1000 /
  USED_SHARE;

/**
 * Number of each process that so many candidates at once need, on cores like those of the measurement.
 * @param candidates who sit at the same time
 */
export function processesFor(candidates: number): Record<HallProcess, number> {
  const savesPerSecond = candidates / SECONDS_BETWEEN_SAVES;
  const count = (name: HallProcess) =>
    Math.max(LEAST, Math.ceil((savesPerSecond * SAVE_MS[name]) / 1000 / USED_SHARE));
  return { gateway: count('gateway'), exams: count('exams'), 'exams-worker': count('exams-worker') };
}
