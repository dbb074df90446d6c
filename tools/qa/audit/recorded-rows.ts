import type { AuditRecord } from '@concord/contracts';
import type { Db } from 'mongodb';
import { Stores, storeAddresses } from '../../checks/consistency/stores.ts';
import type { Changes } from './changes.ts';
import type { Row } from './judge.ts';

interface StoredRow extends Omit<AuditRecord, '_id' | 'at'> {
  _id: unknown;
  at: Date | string;
}

/** Audit records of a run: those in the log, and those that wait in outboxes. */
export interface RecordedRows {
  rows: Row[];
  /** Settled records that are not delivered yet. */
  undelivered: number;
}

/** Reads the records of the run from the stores of the product. */
export async function readRows(home: string, changes: Changes): Promise<RecordedRows> {
  const stores = new Stores(storeAddresses({ CONCORD_HOME: home }));
  try {
    const outboxes = await Promise.all([stores.exams, stores.media, stores.members].map(waitingIn));
    const waiting = outboxes.flat();
    // The log is read after the outboxes: a record delivered in between is in both, and counts once.
    const logged = await stores.students.collection<StoredRow>('audit').find().toArray();
    const own = (row: StoredRow) => row.requestId?.startsWith(`${changes.mark}-`);
    const byId = new Map([...waiting, ...logged].filter(own).map((row) => [String(row._id), row]));
    const known = new Set(logged.map(({ _id }) => String(_id)));
    const undelivered = waiting.filter(
      (row) => own(row) && row.outcome !== 'unclear' && !known.has(String(row._id)),
    );
    return { rows: [...byId.values()].map((row) => toRow(row, changes)), undelivered: undelivered.length };
  } finally {
    await stores.close();
  }
}

async function waitingIn(db: Db): Promise<StoredRow[]> {
  const entries = await db.collection<{ record: StoredRow }>('audit-outbox').find().toArray();
  return entries.map(({ record }) => record);
}

function toRow({ requestId = '', action, outcome, at, before }: StoredRow, changes: Changes): Row {
  const from = changes.beforeOf(requestId, before);
  return {
    requestId,
    action,
    outcome,
    at: new Date(at).getTime(),
    ...(from !== undefined && { before: from }),
  };
}
