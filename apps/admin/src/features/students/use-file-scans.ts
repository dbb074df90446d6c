import type { FileScan } from '@concord/contracts';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { useStudentFileScansQuery } from './requests';

/** Links to files are valid for ten minutes; what has such links is loaded again before they expire. */
export const RELOAD_MS = 8 * 60_000;

/** Verdict of the malware scan on each file, by its public id. */
export type FileScans = ReadonlyMap<string, FileScan>;

/** The scans of a student's files; none where there is no scan, and until they are known. */
export function useFileScans(id: string): FileScans {
  const { data = [] } = useStudentFileScansQuery(
    { params: { id } },
    { pollingInterval: RELOAD_MS, ...REFETCH_ON_MOUNT },
  );
  return new Map(data.map((scan) => [scan.public_id, scan]));
}
