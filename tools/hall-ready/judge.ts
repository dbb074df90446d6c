import { coresFor, type HallProcess, PEAK_MIB, processesFor } from '../config/sizing.ts';
import type { Installation } from './installation.ts';

/** Result of one comparison. */
export interface Finding {
  readonly isWell: boolean;
  readonly text: string;
}

export interface Verdict {
  readonly findings: readonly Finding[];
  /** Commands that add the missing processes. */
  readonly commands: readonly string[];
}

/** Cores and memory of MongoDB, Redis, MinIO and of processes whose number does not depend on the hall. */
const OTHERS = { cores: 1, mib: 3500 };
/** Limit of the alert `ConcordBackupOld`. */
const BACKUP_HOURS = 26;
const HOUR_MS = 3_600_000;
const NAMES: readonly HallProcess[] = ['gateway', 'exams', 'exams-worker'];

function backupFinding(lastBackup: Installation['lastBackup'], now: number): Finding[] {
  if (lastBackup === 'elsewhere') return [];
  if (!lastBackup) return [{ isWell: false, text: 'There is no backup of the stores yet.' }];
  const hours = Math.round((now - lastBackup.getTime()) / HOUR_MS);
  return [
    {
      isWell: hours <= BACKUP_HOURS,
      text: `The last backup of the stores is ${hours} h old (${BACKUP_HOURS} at most).`,
    },
  ];
}

/** Compares an installation with the needs of a hall. @param candidates who sit at the same time */
export function judge(found: Installation, candidates: number, now = Date.now()): Verdict {
  const { 'exams-worker': workers, ...others } = processesFor(candidates);
  // One grading worker is enough: grading can wait while it restarts.
  const needed: Record<HallProcess, number> = { ...others, 'exams-worker': workers > 2 ? workers : 1 };
  const missing = NAMES.filter((name) => found.ready[name] < needed[name]);
  const cores = coresFor(candidates) + OTHERS.cores;
  const mib = NAMES.reduce((sum, name) => sum + needed[name] * PEAK_MIB[name], OTHERS.mib);
  return {
    findings: [
      ...NAMES.map((name) => ({
        isWell: !missing.includes(name),
        text: `${name}: ${found.ready[name]} ready, ${needed[name]} needed.`,
      })),
      ...found.unwell.map((text) => ({ isWell: false, text })),
      { isWell: found.cores >= cores, text: `${found.cores} cores, ${cores.toFixed(1)} needed.` },
      {
        isWell: found.memoryMib >= mib,
        text: `${(found.memoryMib / 1024).toFixed(1)} GiB of memory, ${(mib / 1024).toFixed(1)} needed.`,
      },
      ...backupFinding(found.lastBackup, now),
    ],
    commands:
      missing.length > 0
        ? found.commandsFor(Object.fromEntries(missing.map((name) => [name, needed[name]])))
        : [],
  };
}
