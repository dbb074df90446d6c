import {
  IMPORT_COLUMNS,
  type ImportColumns,
  type ImportProfile,
  type MemberImportPreview,
} from '@concord/contracts';
import { useState } from 'react';

/** Reads the file by these columns; undefined after a failure or a later check. */
export type ReadBy = (columns: ImportColumns) => Promise<MemberImportPreview | undefined>;

/** A profile, and the columns that the file got by it; its own until the file is read. */
interface Used {
  readonly id: string;
  readonly columns: ImportColumns;
}

const isSame = (one: ImportColumns, other: ImportColumns) =>
  IMPORT_COLUMNS.every((column) => one[column] === other[column]);

/**
 * The profile that staff chose, until they change one of its columns. A file may lack some of its headings.
 * @param columns present columns of the file
 */
export function useChosenProfile(profiles: readonly ImportProfile[], columns: ImportColumns, readBy: ReadBy) {
  const [used, setUsed] = useState<Used>();
  const isPresent = used && isSame(used.columns, columns);
  const choose = async (id: string) => {
    const found = profiles.find(({ _id }) => _id === id);
    setUsed(found && { id, columns: found.columns });
    if (!found) return;
    const read = await readBy(found.columns);
    // Another one may have been chosen meanwhile.
    if (read) setUsed((old) => (old?.id === id ? { id, columns: read.columns } : old));
  };
  return {
    profile: isPresent ? profiles.find(({ _id }) => _id === used.id) : undefined,
    choose,
    forget: () => setUsed(undefined),
  };
}
