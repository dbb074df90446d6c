import { coresFor, type HallProcess, PEAK_MIB, processesFor } from './sizing.ts';

/**
 * A number and its origin: measured by a bench of this repository, or assumed until an operator
 * measures it.
 */
interface Figure {
  value: number;
  from: 'measured' | 'assumed';
}

const measured = (value: number): Figure => ({ value, from: 'measured' });
const assumed = (value: number): Figure => ({ value, from: 'assumed' });

/** Figures of `npm run scale`, besides the processor time of `sizing.ts`. Bytes are those of `docs/benchmarks.md`. */
export const FIGURES = {
  secondsBetweenSaves: measured(16),
  /** MongoDB: assignment, attempt and result. */
  bytesOfSitting: measured(5250),
  /** Redis: a job that waits. */
  bytesOfJob: measured(880),
  /** All scripts and the paper, on the wire. */
  bytesOfFirstVisit: measured(392_000),
  bytesOfSave: measured(633 + 889),
  minutesOfFirstVisits: assumed(10),
  /** A result as Redis brings it to every exams process. */
  bytesOfResult: assumed(500),
  minutesOfSubmissions: assumed(5),
  /** Conditional writes a second, journaled on a majority, of a primary with 8 cores and an SSD. */
  savesPerPrimary: assumed(3000),
  /** Planned use of a primary, as a share. */
  usedShare: assumed(0.6),
} as const satisfies Record<string, Figure>;

/** Needs of one cell, or of several together. */
export interface Need {
  candidates: number;
  savesPerSecond: number;
  processes: Record<HallProcess, number>;
  /** Cores for these processes, without the stores. */
  cores: number;
  memoryGib: number;
  /**
   * Primaries of MongoDB among which the attempts are distributed: more than one is a sharded
   * cluster.
   */
  primaries: number;
  mongodbMb: number;
  /** Memory of Redis when every sitting of the hall waits for its grading. */
  redisMb: number;
  /** Results a second that Redis sends to all exams processes while the hall submits, in MB. */
  redisMbPerSecond: number;
  /** Bandwidth while pages are opened for the first time. */
  firstVisitsMbit: number;
  savesMbit: number;
}

const MB = 1_000_000;
const value = (name: keyof typeof FIGURES): number => FIGURES[name].value;

/**
 * Calculates the needs of one installation for a number of concurrent candidates.
 * @param savesPerPrimary as measured on the operator's MongoDB
 */
export function needOf(candidates: number, savesPerPrimary = value('savesPerPrimary')): Need {
  const savesPerSecond = candidates / value('secondsBetweenSaves');
  const processes = processesFor(candidates);
  const mib = (Object.keys(processes) as HallProcess[]).reduce(
    (sum, name) => sum + processes[name] * PEAK_MIB[name],
    0,
  );
  const resultsPerSecond = candidates / (value('minutesOfSubmissions') * 60);
  const visitsPerSecond = candidates / (value('minutesOfFirstVisits') * 60);
  return {
    candidates,
    savesPerSecond,
    processes,
    cores: coresFor(candidates),
    memoryGib: mib / 1024,
    primaries: Math.max(1, Math.ceil(savesPerSecond / (savesPerPrimary * value('usedShare')))),
    mongodbMb: (candidates * value('bytesOfSitting')) / MB,
    redisMb: (candidates * value('bytesOfJob')) / MB,
    redisMbPerSecond: (resultsPerSecond * value('bytesOfResult') * processes.exams) / MB,
    firstVisitsMbit: (visitsPerSecond * value('bytesOfFirstVisit') * 8) / MB,
    savesMbit: (savesPerSecond * value('bytesOfSave') * 8) / MB,
  };
}

/** Splits candidates into cells of at most `size`, as equal as possible. */
export function cellsFor(candidates: number, size: number): { cells: number; candidates: number } {
  const cells = Math.ceil(candidates / size);
  return { cells, candidates: Math.ceil(candidates / cells) };
}
