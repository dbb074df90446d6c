import { LIMITS } from '@concord/contracts';
import { asDataUrl } from './read-file';

/** What a document upload offers to choose. */
export const DOCUMENT_ACCEPT = 'image/*,.doc,.docx,.pdf';

const MEGABYTE = 1024 * 1024;
const OFFICE_FILE = /\.(docx?|pdf)$/i;

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Some systems know no type for a Word file: its name then tells. */
function withType(file: File): Blob {
  if (file.type) return file;
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  return new Blob([file], { type: TYPES[extension] ?? '' });
}

/**
 * A document as a data URL.
 *
 * @throws Error in words for the applicant when it may not be sent
 */
export async function documentFile(file: File): Promise<string> {
  if (!file.type.startsWith('image/') && !OFFICE_FILE.test(file.name)) {
    throw new Error('Please choose an image, a Word document (.doc, .docx) or a PDF');
  }
  if (file.size === 0) throw new Error('This file is empty');
  if (file.size > LIMITS.documentBytes) {
    throw new Error(`This file is larger than ${LIMITS.documentBytes / MEGABYTE} MB`);
  }
  return asDataUrl(withType(file));
}
