import type { MemberImportRecord } from '@concord/contracts';
import { IMPORT_KEPT_DAYS, type ImportPartRecord } from '../../../store/imports/import.schema';

const DAY_MS = 86_400_000;

/** An import by its first part. */
export const toImportRecord = ({
  import: id,
  file,
  by,
  total,
  createdAt,
  undoneAt,
}: Omit<ImportPartRecord, 'rows'>): MemberImportRecord => ({
  _id: id.toString(),
  ...(file && { file }),
  at: createdAt.toISOString(),
  ...(by && { by: { _id: by._id.toString(), username: by.username } }),
  members: total ?? 0,
  undone: undoneAt !== undefined,
  undoUntil: new Date(createdAt.getTime() + IMPORT_KEPT_DAYS * DAY_MS).toISOString(),
});
