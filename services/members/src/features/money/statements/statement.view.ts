import type { Statement } from '@concord/contracts';
import type { StatementRecord } from '../../../store/statements/statement.schema';

/** @param open number of its credits that wait for staff */
export const toStatement = (record: StatementRecord, open: number): Statement => ({
  _id: record._id.toString(),
  file: record.file,
  profile: record.profile,
  account: record.account,
  from: record.from,
  to: record.to,
  rows: record.rows,
  credits: record.credits,
  debits: record.debits,
  zeros: record.zeros,
  open,
  leftOut: record.leftOut.map(({ row, reason, text }) => ({ row, reason, text })),
  notes: record.notes,
  isComplete: record.isComplete,
  at: record.at.toISOString(),
  by: { _id: record.by._id.toString(), username: record.by.username },
});
