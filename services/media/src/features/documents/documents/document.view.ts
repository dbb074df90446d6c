import type { DocumentStatus } from '@concord/contracts';
import type { DocumentRecord } from '../../../store/documents/document.schema';

/** `linkTo` signs the link of a file. */
export function toDocumentStatus(
  { status, progress, public_id }: DocumentRecord,
  linkTo: (publicId: string) => string,
): DocumentStatus {
  return { status, progress, ...(status === 'done' && public_id && { url: linkTo(public_id) }) };
}
