import type { FileScan } from '@concord/contracts';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { useStudentFileScansQuery } from './requests';

/** Refetch interval: links to files expire after ten minutes. */
export const RELOAD_MS = 8 * 60_000;

/** Verdict of the malware scan on each file, by its public id. */
export type FileScans = ReadonlyMap<string, FileScan>;

/** Scan verdicts of a student's files; none without a scanner, and while loading. */
export function useFileScans(id: string): FileScans {
  const { data = [] } = useStudentFileScansQuery(
    { params: { id } },
    { pollingInterval: RELOAD_MS, ...REFETCH_ON_MOUNT },
  );
  return new Map(data.map((scan) => [scan.public_id, scan]));
}
