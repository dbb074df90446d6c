import type { Finding } from './findings.ts';

export interface SerialRow {
  source: 'serial';
  purpose: string;
  state: string;
  usedBy: string | undefined;
  claim: { student: string; until: Date } | undefined;
}

export interface HolderRow {
  source: 'student';
  id: string;
}

/** The sweeper runs every 15 s, and may need more than one run while a store recovers. */
const SETTLING_MS = 60_000;

/** Whether the claim's lease is valid, or the sweeper is about to settle it. */
export const isLeased = (until: Date, now: number): boolean => until.getTime() + SETTLING_MS > now;

/**
 * Compares a serial with the students who registered with it.
 * @param isRemoved whether the removal of a student is noted and not confirmed yet
 */
export function judgeSerial(
  serial: string,
  rows: readonly (SerialRow | HolderRow)[],
  now: number,
  isRemoved: (student: string) => boolean,
): Finding[] {
  const findings: Finding[] = [];
  const find = (text: string, isUnderWay = false) => findings.push({ check: 'serials', text, isUnderWay });
  const holders = rows.flatMap((row) => (row.source === 'student' ? [row.id] : []));
  const records = rows.flatMap((row) => (row.source === 'serial' ? [row] : []));
  const [record] = records;
  if (records.length > 1) find(`serial ${mask(serial)} has ${records.length} records`);
  if (holders.length > 1) find(`students ${holders.join(', ')} have one serial`);
  if (!record) {
    for (const id of holders) find(`the serial of student ${id} does not exist`);
    return findings;
  }
  const { purpose, state, usedBy, claim } = record;
  const leased = claim !== undefined && isLeased(claim.until, now);
  if (state === 'claimed' && !claim) find(`serial ${mask(serial)} is claimed by nobody`);
  if (claim)
    find(`serial ${mask(serial)} is claimed for ${claim.student} until ${claim.until.toISOString()}`, leased);
  if (usedBy !== undefined && state !== 'used')
    find(`serial ${mask(serial)} is ${state}, but used by ${usedBy}`);
  if (usedBy !== undefined && !holders.includes(usedBy))
    find(`serial ${mask(serial)} is used by ${usedBy}, who does not have it`, isRemoved(usedBy));
  for (const id of holders) {
    if (purpose !== 'registration') find(`the serial of student ${id} is one for ${purpose}`);
    if (state === 'used' && usedBy === id) continue;
    const settles = isRemoved(id) || (leased && claim.student === id);
    find(`the serial of student ${id} is ${state}, used by ${usedBy ?? 'nobody'}`, settles);
  }
  return findings;
}

/** A whole serial gives access to exams, so reports show its first half. */
const mask = (serial: string): string => `${serial.slice(0, 9)}-****-****`;
