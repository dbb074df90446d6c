import type { Findings } from './findings.ts';
import type { SerialRecord, Snapshot } from './snapshot.ts';

/** The sweeper runs every 15 s, and may need more than one run while a store recovers. */
const SETTLING_MS = 60_000;

/** True while a claim's lease is valid, or the sweeper is about to settle it. */
export const isLeased = ({ claim }: SerialRecord, now: number): boolean =>
  claim !== undefined && claim.until.getTime() + SETTLING_MS > now;

/** A whole serial gives access to exams, so reports show its first half. */
const mask = (serial: string): string => `${serial.slice(0, 9)}-****-****`;

/**
 * Compares each serial with the students who registered with it.
 * @param isRemoved true for a student whose removal is recorded and not confirmed yet
 */
export function judgeSerials(
  { serials, students, now }: Snapshot,
  findings: Findings,
  isRemoved: (student: string) => boolean,
): void {
  const recordsOf = Map.groupBy(serials, ({ serial }) => serial);
  const holdersOf = Map.groupBy(students, ({ serial }) => serial);
  const find = (text: string, isUnderWay?: boolean) => findings.add('serials', text, isUnderWay);
  for (const serial of new Set([...recordsOf.keys(), ...holdersOf.keys()])) {
    const records = recordsOf.get(serial) ?? [];
    const holders = (holdersOf.get(serial) ?? []).map(({ id }) => id);
    const [record] = records;
    findings.examined.serials += 1;
    if (records.length > 1) find(`serial ${mask(serial)} has ${records.length} records`);
    if (holders.length > 1) find(`students ${holders.join(', ')} have one serial`);
    if (!record) {
      for (const id of holders) find(`the serial of student ${id} does not exist`);
      continue;
    }
    judgeSerial(record, holders.includes(record.usedBy ?? ''), isLeased(record, now), find, isRemoved);
    const { purpose, state, usedBy, claim } = record;
    for (const id of holders) {
      if (purpose !== 'registration') find(`the serial of student ${id} is one for ${purpose}`);
      if (state === 'used' && usedBy === id) continue;
      const settles = isRemoved(id) || (isLeased(record, now) && claim?.student === id);
      find(`the serial of student ${id} is ${state}, used by ${usedBy ?? 'nobody'}`, settles);
    }
  }
}

/** Rule: the state of a serial fits its claim and its use. */
function judgeSerial(
  { serial, state, usedBy, claim }: SerialRecord,
  isHeld: boolean,
  leased: boolean,
  find: (text: string, isUnderWay?: boolean) => void,
  isRemoved: (student: string) => boolean,
): void {
  const name = `serial ${mask(serial)}`;
  if (state === 'claimed' && !claim) find(`${name} is claimed by nobody`);
  if (claim) find(`${name} is claimed for ${claim.student} until ${claim.until.toISOString()}`, leased);
  if (usedBy === undefined) return;
  if (state !== 'used') find(`${name} is ${state}, but used by ${usedBy}`);
  if (!isHeld) find(`${name} is used by ${usedBy}, who does not have it`, isRemoved(usedBy));
}

/** Rule: e-mails are normalised, and no two students have the same. */
export function judgeEmails({ students }: Snapshot, findings: Findings): void {
  const holders = new Map<string, string>();
  for (const { id, email } of students) {
    const normal = email.trim().toLowerCase();
    const other = holders.get(normal);
    holders.set(normal, id);
    findings.examined['e-mails'] += 1;
    if (normal !== email)
      findings.add('e-mails', `the e-mail of student ${id} is not trimmed and in lower case`);
    if (other) findings.add('e-mails', `students ${[other, id].sort().join(' and ')} have the same e-mail`);
  }
}

/** Rule: no student has two receipts. */
export function judgeReceipts({ receipts }: Snapshot, findings: Findings): void {
  findings.examined.receipts = receipts.length;
  for (const [student, own] of Map.groupBy(receipts, (id) => id))
    if (own.length > 1) findings.add('receipts', `student ${student} has two receipts`);
}
