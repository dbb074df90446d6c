import type { FileScan } from '@concord/contracts';
import type { FileRecord } from './file.schema';
import { isWithheld, unscannedName } from './scan-rule';

/** `linkTo` signs the link of a file. None for a file that was stored while there was no scan. */
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
