import { forbidden } from '@concord/nest-platform';
import type { FileRecord } from '../../store/files/file.schema';

/** Prefix of the file id in a link for downloading an unscanned file; such a signature is valid for nothing else. */
const UNSCANNED = 'unscanned-';

/** Name to sign with {@link FileLinks}, so that staff can download a file before its scan. */
export const unscannedName = (publicId: string) => `${UNSCANNED}${publicId}`;

/** Splits the name in a link into file id and permission to download unscanned. */
export function linkedFile(name: string): { publicId: string; allowsUnscanned: boolean } {
  const allowsUnscanned = name.startsWith(UNSCANNED);
  return { publicId: allowsUnscanned ? name.slice(UNSCANNED.length) : name, allowsUnscanned };
}

/**
 * Tells whether a file is withheld until its scan. Pictures are served: they were re-encoded from their pixels,
 * so nothing else of the uploaded file is left in them.
 */
export const isWithheld = ({ scan, type }: Pick<FileRecord, 'scan' | 'type'>) =>
  scan === 'pending' && !type.startsWith('image/');

/** @throws AppError 403 for an infected file, and for an unscanned one without a link for staff. */
export function requireServable(file: Pick<FileRecord, 'scan' | 'type'>, allowsUnscanned: boolean): void {
  if (file.scan === 'infected') throw forbidden("This file can't be opened, because malware was found in it");
  if (isWithheld(file) && !allowsUnscanned)
    throw forbidden('This file is waiting for its malware scan. Please try again in a minute');
}
