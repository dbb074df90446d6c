import { EmailRule } from './email-rule.ts';
import { Findings } from './findings.ts';
import { type Keyed, mergeSorted } from './merge.ts';
import { judgeObject, type ObjectRow } from './object-rule.ts';
import { type FileRow, judgeOwner, type OwnerRow } from './owner-rule.ts';
import { Rows } from './rows.ts';
import { type HolderRow, isLeased, judgeSerial, type SerialRow } from './serial-rule.ts';
import { storeAddresses, Stores } from './stores.ts';
import { untilSettled } from './until-settled.ts';

const AT_ONCE = 1000;

/** Checks everything once: each check reads its sources side by side, in the order of one key. */
export async function checkOnce(stores: Stores): Promise<Findings> {
  const now = Date.now();
  const rows = new Rows(stores, now);
  const findings = new Findings();
  const removed = await rows.removals();
  const claimed = await rows.claims((until) => isLeased(until, now));
  for (const [id, { isPending }] of removed)
    if (isPending)
      findings.add([
        { check: 'files of students', text: `the removal of ${id} is not confirmed`, isUnderWay: true },
      ]);
  const isUnderWay = (id: string) => removed.has(id) || claimed.has(id);
  await files(rows, findings, isUnderWay);
  await objects(rows, findings, isUnderWay);
  await serials(rows, findings, now, (id) => removed.has(id));
  await emails(rows, findings);
  await receipts(rows, findings);
  return findings;
}

async function files(rows: Rows, findings: Findings, isUnderWay: (id: string) => boolean): Promise<void> {
  const owners = [rows.students(), rows.gallery(), rows.prints(), rows.files()];
  for await (const { key, rows: found } of mergeSorted<OwnerRow | FileRow>(owners)) {
    const files = found.flatMap((row) => (row.source === 'file' ? [row] : []));
    const [owner] = found.flatMap((row) => (row.source === 'file' ? [] : [row]));
    if (owner) findings.examined(owner.source === 'student' ? 'files of students' : 'gallery and prints');
    findings.add(judgeOwner(key, owner, files, isUnderWay(key)));
  }
}

async function objects(rows: Rows, findings: Findings, isUnderWay: (id: string) => boolean): Promise<void> {
  const sources: AsyncIterable<Keyed<ObjectRow>>[] = [rows.records(isUnderWay), rows.objects()];
  for await (const { key, rows: found } of mergeSorted(sources)) {
    findings.examined('objects');
    findings.add(judgeObject(key, found));
  }
}

async function serials(
  rows: Rows,
  findings: Findings,
  now: number,
  isRemoved: (id: string) => boolean,
): Promise<void> {
  for await (const { key, rows: found } of mergeSorted<SerialRow | HolderRow>([
    rows.serials(),
    rows.holders(),
  ])) {
    findings.examined('serials');
    findings.add(judgeSerial(key, found, now, isRemoved));
  }
}

async function emails(rows: Rows, findings: Findings): Promise<void> {
  const rule = new EmailRule();
  for await (const row of rows.emails()) {
    findings.examined('e-mails');
    findings.add(rule.next(row));
  }
  const others = [];
  for (let done = 0; done < rule.wanted.length; done += AT_ONCE)
    others.push(...(await rows.studentsWith(rule.wanted.slice(done, done + AT_ONCE))));
  findings.add(rule.duplicates(others));
}

async function receipts(rows: Rows, findings: Findings): Promise<void> {
  let last = '';
  for await (const student of rows.receipts()) {
    findings.examined('receipts');
    if (student === last)
      findings.add([{ check: 'receipts', text: `student ${student} has two receipts`, isUnderWay: false }]);
    last = student;
  }
}

/**
 * Checks the stores that the environment names, until nothing is under way or `waitSeconds` have passed.
 * @throws LauncherError when no stores are named and no product runs
 */
export async function checkUntilSettled(env: NodeJS.ProcessEnv, waitSeconds: number): Promise<Findings> {
  const stores = new Stores(storeAddresses(env));
  try {
    return await untilSettled(() => checkOnce(stores), waitSeconds * 1000);
  } finally {
    await stores.close();
  }
}
