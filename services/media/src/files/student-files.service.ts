import { Injectable } from '@nestjs/common';
import { LIMITS, type StudentFilesStored, type studentFilesBody } from '@concord/contracts';
import { badRequest } from '@concord/nest-platform';
import type { z } from 'zod';
import { bytesOfDataUrl } from './data-url';
import { documentKind } from './document-kind';
import { displayName } from './file-name';
import { FileVault, type NewFile } from './file-vault';
import { cleanPicture, looksLikePicture } from './picture';

type StudentFiles = z.output<typeof studentFilesBody>;

const PASSPORT_SIDE = 1000;
/** A scanned certificate must stay readable when printed. */
const SCAN_SIDE = 2400;

/** Judges and keeps the files of a registration. */
@Injectable()
export class StudentFilesService {
  constructor(private readonly vault: FileVault) {}

  /** @throws AppError 400 or 413 whose issue names `image_data` or the document by position; nothing is stored then. */
  async keep({ student, passport, documents }: StudentFiles): Promise<StudentFilesStored> {
    const judged = [await this.passport(student, passport)];
    for (const [index, { name, file }] of documents.entries()) {
      const path = `documents.${index}.file`;
      judged.push(await this.document(student, name, file, path));
    }
    const [photo, ...rest] = await this.vault.keep(judged);
    if (!photo) throw new Error('The vault kept no passport');
    return {
      passport: { public_id: photo.public_id },
      documents: rest.map(({ name, public_id }) => ({ name, file: { public_id } })),
    };
  }

  private async passport(owner: string, url: string): Promise<NewFile> {
    const path = 'image_data';
    const bytes = bytesOfDataUrl(url, { maxBytes: LIMITS.pictureBytes, noun: 'picture', path });
    const picture = await cleanPicture(bytes, { type: 'image/jpeg', maxSide: PASSPORT_SIDE }, path);
    return { owner, kind: 'passport', name: 'passport.jpg', ...picture };
  }

  private async document(owner: string, given: string, url: string, path: string): Promise<NewFile> {
    const bytes = bytesOfDataUrl(url, { maxBytes: LIMITS.documentBytes, noun: 'document', path });
    const file = { owner, kind: 'document' as const, name: displayName(given) };
    if (await looksLikePicture(bytes))
      return { ...file, ...(await cleanPicture(bytes, { type: 'image/jpeg', maxSide: SCAN_SIDE }, path)) };
    const verdict = await documentKind(bytes);
    if ('refusal' in verdict)
      throw badRequest('FILE_REFUSED', verdict.refusal, [{ path, message: verdict.refusal }]);
    return { ...file, type: verdict.type, bytes };
  }
}
