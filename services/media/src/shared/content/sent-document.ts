import { badRequest } from '@concord/nest-platform';
import type { NewFile } from '../stored-files/file-store';
import { detectDocumentType } from './document-type';
import { displayName } from './file-name';
import { isPicture, normalizePicture } from './picture';

/** Longest side in pixels. A scanned certificate must stay readable when printed. */
const SCAN_SIDE = 2400;

/**
 * A document as it is stored: pictures are encoded again, other files kept if their content is accepted.
 * @param path place of the file in the request, for the refusal
 * @throws AppError 400 for a file that is no picture, PDF or Word document
 */
export async function sentDocument(
  name: string,
  bytes: Buffer,
  path: string,
): Promise<Omit<NewFile, 'owner' | 'kind'>> {
  const file = { name: displayName(name) };
  if (await isPicture(bytes))
    return { ...file, ...(await normalizePicture(bytes, { type: 'image/jpeg', maxSide: SCAN_SIDE }, path)) };
  const verdict = await detectDocumentType(bytes);
  if ('refusal' in verdict)
    throw badRequest('FILE_REFUSED', verdict.refusal, [{ path, message: verdict.refusal }]);
  return { ...file, type: verdict.type, bytes };
}
