import { Injectable } from '@nestjs/common';
import { internalCalls, type QuestionInput } from '@concord/contracts';
import { InternalClient } from '@concord/nest-platform';
import type { VersionQuestion } from '../../../store/exam-versions/exam-version.schema';
import { ExamVersionsRepository } from '../../../store/exam-versions/exam-versions.repository';
import { type KnownPictures, knownPictures, requireKnown, sentFiles } from './question-pictures';

/** Claims pictures at the media service before a version refers to them, so that they are not deleted meanwhile. */
@Injectable()
export class PictureClaims {
  constructor(
    private readonly internal: InternalClient,
    private readonly versions: ExamVersionsRepository,
  ) {}

  /**
   * Claims the pictures of questions, except those of the current version.
   * @throws AppError 400 that names missing pictures; 503 while the media service is down
   */
  async of(questions: readonly QuestionInput[], before: readonly VersionQuestion[]): Promise<KnownPictures> {
    const present = knownPictures(before);
    const files = sentFiles(questions).filter((file) => !present.has(file));
    const claimed =
      files.length > 0
        ? await this.internal.call(internalCalls.internalPicturesClaim, { body: { files } })
        : [];
    const known = new Map([...present, ...claimed.map((each) => [each.file, each] as const)]);
    requireKnown(questions, known);
    return known;
  }

  /** The files among these that any version uses. The media service deletes the others. */
  async used(files: readonly string[]): Promise<{ files: string[] }> {
    const used = await this.versions.usedPictures(files);
    return { files: files.filter((file) => used.has(file)) };
  }
}
