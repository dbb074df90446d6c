import { Injectable } from '@nestjs/common';
import {
  type AttachedFilesBody,
  type FurtherFilesBody,
  type FurtherFilesStored,
  LIMITS,
  type StudentFilesBody,
  type StudentFilesStored,
} from '@concord/contracts';
import { badRequest, decodeDataUrl } from '@concord/nest-platform';
import { normalizePicture } from '../../../shared/content/picture';
import { sentDocument } from '../../../shared/content/sent-document';
import { FileStore, type NewFile } from '../../../shared/stored-files/file-store';
import { FilesRepository } from '../../../store/files/files.repository';

/** Longest side in pixels. */
const PASSPORT_SIDE = 1000;

const PASSPORT_RULES = { maxBytes: LIMITS.pictureBytes, kind: 'picture', path: 'image_data' } as const;
const DOCUMENT_RULES = { maxBytes: LIMITS.documentBytes, kind: 'document' } as const;
const documentPath = (index: number) => `documents.${index}.file`;

/** Files of a student as bytes, checked for their size. */
interface FileBytes {
  passport?: Buffer;
  documents: readonly { name: string; bytes: Buffer }[];
}

/** Checks and stores the files of a registration, and of its corrections. */
@Injectable()
export class StudentFilesService {
  constructor(
    private readonly store: FileStore,
    private readonly files: FilesRepository,
  ) {}

  /** Stores all files of a registration, or none; throws like {@link addUrls}. */
  async save({ student, ...files }: StudentFilesBody): Promise<StudentFilesStored> {
    const { passport, documents } = await this.addUrls(student, files);
    if (!passport) throw new Error('No passport was stored');
    return { passport, documents };
  }

  /** Stores attached files; throws like {@link add}, and 400 when one is missing or too many. */
  attach(
    { student, hasPassport, documents }: AttachedFilesBody,
    files: readonly Buffer[],
  ): Promise<FurtherFilesStored> {
    if (files.length !== documents.length + Number(hasPassport))
      throw badRequest('BAD_REQUEST', 'The files do not match their names');
    const [passport] = hasPassport ? files : [];
    const others = files.slice(Number(hasPassport));
    const named = others.map((bytes, index) => ({ name: documents[index]?.name ?? '', bytes }));
    return this.add(student, { passport, documents: named });
  }

  /** Stores files that are data URLs. @throws AppError like {@link add}, and 413. */
  addUrls(student: string, { passport, documents }: FurtherFilesBody): Promise<FurtherFilesStored> {
    return this.add(student, {
      passport: passport === undefined ? undefined : decodeDataUrl(passport, PASSPORT_RULES),
      documents: documents.map(({ name, file }, index) => ({
        name,
        bytes: decodeDataUrl(file, { ...DOCUMENT_RULES, path: documentPath(index) }),
      })),
    });
  }

  /** Removes a student's uploads except these. Idempotent. */
  async keep(student: string, publicIds: readonly string[]): Promise<Record<never, never>> {
    const files = await this.files.findByOwner(student);
    const sent = files.filter(({ kind }) => kind === 'passport' || kind === 'document');
    await this.store.remove(sent.filter(({ public_id }) => !publicIds.includes(public_id)));
    return {};
  }

  /**
   * Stores all files, or none when one is refused.
   * @throws AppError 400; its issue names `image_data` or the document by position.
   */
  private async add(student: string, { passport, documents }: FileBytes): Promise<FurtherFilesStored> {
    const files = passport ? [await this.passportFile(student, passport)] : [];
    for (const [index, { name, bytes }] of documents.entries())
      files.push({
        owner: student,
        kind: 'document',
        ...(await sentDocument(name, bytes, documentPath(index))),
      });
    const stored = await this.store.save(files);
    const photo = stored.find(({ kind }) => kind === 'passport');
    return {
      ...(photo && { passport: { public_id: photo.public_id } }),
      documents: stored
        .filter(({ kind }) => kind === 'document')
        .map(({ name, public_id }) => ({ name, file: { public_id } })),
    };
  }

  private async passportFile(owner: string, bytes: Buffer): Promise<NewFile> {
    const rules = { type: 'image/jpeg', maxSide: PASSPORT_SIDE } as const;
    const picture = await normalizePicture(bytes, rules, PASSPORT_RULES.path);
    return { owner, kind: 'passport', name: 'passport.jpg', ...picture };
  }
}
