import { forbidden } from '@concord/nest-platform';
import type { FileRecord } from './file.schema';

/** Before the id of a file in the link by which staff download it unscanned; its signature holds for that alone. */
const UNSCANNED = 'unscanned-';

/** What {@link FileLinks} signs for staff, so that they can download a file that waits for its scan. */
export const unscannedName = (publicId: string) => `${UNSCANNED}${publicId}`;

/** The id that a link names, and whether it is one for downloading unscanned files. */
export function linkedFile(name: string): { publicId: string; allowsUnscanned: boolean } {
  const allowsUnscanned = name.startsWith(UNSCANNED);
  return { publicId: allowsUnscanned ? name.slice(UNSCANNED.length) : name, allowsUnscanned };
}

/**
 * Whether a file waits for its scan and is not served until then. Pictures are: they were made anew from their pixels,
 * so nothing else of the uploaded file is left in them.
 */
export const isWithheld = ({ scan, type }: Pick<FileRecord, 'scan' | 'type'>) =>
  scan === 'pending' && !type.startsWith('image/');

/** @throws AppError 403 for an infected file, and without a link of staff for one that waits for its scan. */
export function requireServable(file: Pick<FileRecord, 'scan' | 'type'>, allowsUnscanned: boolean): void {
  if (file.scan === 'infected') throw forbidden("This file can't be opened, because malware was found in it");
  if (isWithheld(file) && !allowsUnscanned)
    throw forbidden('This file is waiting for its malware scan. Please try again in a minute');
}
