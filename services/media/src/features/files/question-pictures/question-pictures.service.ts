import { Injectable } from '@nestjs/common';
import { type ClaimedPicture, LIMITS, type PictureUploadBody, type StoredPicture } from '@concord/contracts';
import { type AuditNote, decodeDataUrl, FileLinks } from '@concord/nest-platform';
import { normalizePicture } from '../../../shared/content/picture';
import { withinBytes } from '../../../shared/content/smaller-picture';
import type { FileRecord } from '../../../store/files/file.schema';
import { FileStore } from '../../../shared/stored-files/file-store';
import { FilesRepository } from '../../../store/files/files.repository';

/** Common owner, because versions of several exams may share a picture. */
const PICTURE_OWNER = 'questions';
/** Longest side in pixels: a column of text on a screen of double density. */
const SIDE = 1600;
/** Wanted size: a paper has up to sixty pictures, loaded over slow lines. */
const WANTED_BYTES = 300 * 1024;

/** Stores pictures for questions. The exams service knows which question has which picture. */
@Injectable()
export class QuestionPicturesService {
  constructor(
    private readonly files: FilesRepository,
    private readonly store: FileStore,
    private readonly links: FileLinks,
  ) {}

  /** @throws AppError 400 or 413 for a bad picture. */
  async upload(body: PictureUploadBody, audit: AuditNote): Promise<StoredPicture> {
    const stored = await this.save(body);
    audit.note({ label: stored.file });
    return { ...stored, url: this.links.sign(stored.file) };
  }

  /** Stores a picture for the exams service, which found it in an imported file; throws like {@link upload}. */
  async save({ imageFile }: PictureUploadBody): Promise<ClaimedPicture> {
    const path = 'imageFile';
    const bytes = decodeDataUrl(imageFile, { maxBytes: LIMITS.pictureBytes, kind: 'picture', path });
    const format = { type: 'image/webp', maxSide: SIDE } as const;
    const picture = await withinBytes(await normalizePicture(bytes, format, path), WANTED_BYTES);
    const [file] = await this.store.save([
      { ...picture, owner: PICTURE_OWNER, kind: 'question', name: 'picture.webp' },
    ]);
    if (!file) throw new Error('No picture was stored');
    return toClaimedPicture(file);
  }

  /** Protects pictures of questions from the sweeper for a while. @returns those that exist and are served. */
  async claim(files: string[]): Promise<ClaimedPicture[]> {
    return (await this.files.claimQuestionPictures(files, new Date())).map(toClaimedPicture);
  }
}

const toClaimedPicture = ({ public_id, width = 0, height = 0, size }: FileRecord): ClaimedPicture => ({
  file: public_id,
  width,
  height,
  bytes: size,
});
