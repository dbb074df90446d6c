import { Injectable } from '@nestjs/common';
import {
  type FurtherFilesBody,
  type FurtherFilesStored,
  LIMITS,
  type StudentFilesStored,
  type studentFilesBody,
} from '@concord/contracts';
import { badRequest } from '@concord/nest-platform';
import type { z } from 'zod';
import { decodeDataUrl } from '../../../shared/content/data-url';
import { detectDocumentType } from '../../../shared/content/document-type';
import { isPicture, normalizePicture } from '../../../shared/content/picture';
import { displayName } from '../../../shared/content/file-name';
import { FileStore, type NewFile } from '../../../shared/stored-files/file-store';
import { FilesRepository } from '../../../store/files/files.repository';

type StudentFiles = z.output<typeof studentFilesBody>;

/** Longest sides in pixels. A scanned certificate must stay readable when printed. */
const PASSPORT_SIDE = 1000;
const SCAN_SIDE = 2400;

/** Checks and stores the files of a registration, and of its corrections. */
@Injectable()
export class StudentFilesService {
  constructor(
    private readonly store: FileStore,
    private readonly files: FilesRepository,
  ) {}

  /**
   * Stores all files, or none when one is refused.
   * @throws AppError 400 or 413; its issue names `image_data` or the document by position.
   */
  async save({ student, ...files }: StudentFiles): Promise<StudentFilesStored> {
    const { passport, documents } = await this.add(student, files);
    if (!passport) throw new Error('No passport was stored');
    return { passport, documents };
  }

  /** Stores further files of a student; throws like {@link save}. */
  async add(student: string, { passport, documents }: FurtherFilesBody): Promise<FurtherFilesStored> {
    const files = passport ? [await this.passportFile(student, passport)] : [];
    for (const [index, { name, file }] of documents.entries())
      files.push(await this.documentFile(student, name, file, `documents.${index}.file`));
    const stored = await this.store.save(files);
    const photo = stored.find(({ kind }) => kind === 'passport');
    return {
      ...(photo && { passport: { public_id: photo.public_id } }),
      documents: stored
        .filter(({ kind }) => kind === 'document')
        .map(({ name, public_id }) => ({ name, file: { public_id } })),
    };
  }

  /** Removes a student's uploads except these. Idempotent. */
  async keep(student: string, publicIds: readonly string[]): Promise<Record<never, never>> {
    const files = await this.files.findByOwner(student);
    const sent = files.filter(({ kind }) => kind === 'passport' || kind === 'document');
    await this.store.remove(sent.filter(({ public_id }) => !publicIds.includes(public_id)));
    return {};
  }

  private async passportFile(owner: string, url: string): Promise<NewFile> {
    const path = 'image_data';
    const bytes = decodeDataUrl(url, { maxBytes: LIMITS.pictureBytes, kind: 'picture', path });
    const picture = await normalizePicture(bytes, { type: 'image/jpeg', maxSide: PASSPORT_SIDE }, path);
    return { owner, kind: 'passport', name: 'passport.jpg', ...picture };
  }

  private async documentFile(owner: string, name: string, url: string, path: string): Promise<NewFile> {
    const bytes = decodeDataUrl(url, { maxBytes: LIMITS.documentBytes, kind: 'document', path });
    const file = { owner, kind: 'document' as const, name: displayName(name) };
    if (await isPicture(bytes))
      return {
        ...file,
        ...(await normalizePicture(bytes, { type: 'image/jpeg', maxSide: SCAN_SIDE }, path)),
      };
    const verdict = await detectDocumentType(bytes);
    if ('refusal' in verdict)
      throw badRequest('FILE_REFUSED', verdict.refusal, [{ path, message: verdict.refusal }]);
    return { ...file, type: verdict.type, bytes };
  }
}
