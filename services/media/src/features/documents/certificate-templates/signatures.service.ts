import { Injectable } from '@nestjs/common';
import { LIMITS, type PictureUploadBody, type StoredSignature } from '@concord/contracts';
import { type AuditNote, decodeDataUrl } from '@concord/nest-platform';
import { FileStore } from '../../../shared/stored-files/file-store';
import { FilesRepository } from '../../../store/files/files.repository';
import { signatureInk } from './signature-ink';

/** Common owner, because versions of several templates may share a signature. */
const SIGNATURE_OWNER = 'signatures';

/** Stores signatures. They have no links: staff see them in previews, and everybody on certificates. */
@Injectable()
export class SignaturesService {
  constructor(
    private readonly files: FilesRepository,
    private readonly store: FileStore,
  ) {}

  /** @throws AppError 400 or 413 for a bad picture. */
  async upload({ imageFile }: PictureUploadBody, audit: AuditNote): Promise<StoredSignature> {
    const path = 'imageFile';
    const bytes = decodeDataUrl(imageFile, { maxBytes: LIMITS.pictureBytes, kind: 'picture', path });
    const ink = await signatureInk(bytes, path);
    const [file] = await this.store.save([
      { ...ink, type: 'image/png', owner: SIGNATURE_OWNER, kind: 'signature', name: 'signature.png' },
    ]);
    if (!file) throw new Error('No signature was stored');
    audit.note({ label: file.public_id });
    return { file: file.public_id, picture: `data:image/png;base64,${ink.bytes.toString('base64')}` };
  }

  /** Confirms signatures that a version of a template has. @returns those that exist and are not infected. */
  async claim(files: string[]): Promise<{ files: string[] }> {
    const kept = await this.files.confirmSignatures(files, new Date());
    return { files: kept.map(({ public_id }) => public_id) };
  }
}
