import type { DocumentFile } from '@concord/contracts';
import type { FileStore } from '../../../shared/stored-files/file-store';

/** A printed file for another service; failed if it is gone. */
export async function finishedFile(files: FileStore, publicId: string): Promise<DocumentFile> {
  const [record, bytes] = await Promise.all([files.find(publicId), files.bytes(publicId, 'print')]);
  if (!record || !bytes) return { status: 'failed' };
  return { status: 'done', name: record.name, file: bytes.toString('base64') };
}
