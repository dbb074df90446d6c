import type { FileScan } from '@concord/contracts';
import type { FileRecord } from '../../../store/files/file.schema';
import { isWithheld, unscannedName } from '../../../shared/scanning/scan-rule';

/** `linkTo` signs the link of a file. Empty for a file that was stored while no scanner was configured. */
export function toFileScan(file: FileRecord, linkTo: (name: string) => string): FileScan[] {
  const { public_id, scan, finding } = file;
  if (!scan) return [];
  return [
    {
      public_id,
      scan,
      ...(finding && { finding }),
      ...(isWithheld(file) && { url: linkTo(unscannedName(public_id)) }),
    },
  ];
}
