import { withKnownKeys } from '../../lib/s3-client.ts';
import { judgeCertificates } from './certificate-rules.ts';
import { judgeFiles, judgeObjects } from './file-rules.ts';
import { judgeAccounts, judgeDocuments } from './ledger-rules.ts';
import { Findings } from './findings.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';
import { storeAddresses, Stores } from './stores.ts';
import { isLeased, judgeEmails, judgeReceipts, judgeSerials } from './student-rules.ts';
import { untilSettled } from './until-settled.ts';

/** Inconsistencies in the stores. */
export function judge(snapshot: Snapshot): Findings {
  const { removals, serials, now } = snapshot;
  const findings = new Findings();
  for (const { student, isPending } of removals)
    if (isPending) findings.add('files of students', `the removal of ${student} is not confirmed`, true);
  const removed = new Set(removals.map(({ student }) => student));
  const claims = serials.filter((record) => isLeased(record, now));
  const claimed = new Set(claims.map(({ claim }) => claim?.student));
  const changing = new Set([...snapshot.replacing, ...snapshot.making]);
  const isUnderWay = (id: string) => removed.has(id) || claimed.has(id) || changing.has(id);
  judgeFiles(snapshot, findings, isUnderWay);
  judgeObjects(snapshot, findings, isUnderWay);
  judgeSerials(snapshot, findings, (id) => removed.has(id));
  judgeEmails(snapshot, findings);
  judgeReceipts(snapshot, findings);
  judgeCertificates(snapshot, findings);
  judgeAccounts(snapshot, findings);
  judgeDocuments(snapshot, findings);
  return findings;
}

/**
 * Checks the stores that the environment names, until nothing is in progress or `waitSeconds` have passed.
 * @throws LauncherError when no stores are named and no product runs
 */
export async function checkUntilSettled(env: NodeJS.ProcessEnv, waitSeconds: number): Promise<Findings> {
  const stores = new Stores(await withKnownKeys(storeAddresses(env)));
  try {
    return await untilSettled(async () => judge(await takeSnapshot(stores)), waitSeconds * 1000);
  } finally {
    await stores.close();
  }
}
