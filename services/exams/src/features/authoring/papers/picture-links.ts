import { Injectable, Optional } from '@nestjs/common';
import type { OptionPicture, QuestionPicture, ShownTexts } from '@concord/contracts';
import { FileLinks } from '@concord/nest-platform';
import type { VersionPicture, VersionQuestion } from '../../../store/exam-versions/exam-version.schema';
import { shownTexts } from '../rich-text/shown-texts';

/** Lifetime of a link: a day, plus one period, because all links of a period expire together. */
const LIFETIME_SECONDS = 30 * 60 * 60;
/** Period in which all candidates get equal links, so that they share one serialized paper. */
const STEP_SECONDS = 6 * 60 * 60;

/** Pictures and formatting of a question, in addition to its texts. */
export interface ShownParts {
  picture?: QuestionPicture;
  optionPictures?: OptionPicture[];
  shown?: ShownTexts;
}

/** Returns the pictures and formatting of a question. */
export type PartsOf = (question: VersionQuestion) => ShownParts;

/** Signs links to pictures of questions. They contain neither candidate nor exam, so that all share one paper. */
@Injectable()
export class PictureLinks {
  /** @param links absent in workers, which serve no pictures */
  constructor(@Optional() private readonly links?: FileLinks) {}

  /** Number of the current period. */
  get period(): number {
    return Math.floor(Date.now() / 1000 / STEP_SECONDS);
  }

  readonly urlOf = (file: string): string =>
    this.links?.sign(file, { lifetimeSeconds: LIFETIME_SECONDS, stepSeconds: STEP_SECONDS }) ?? '';

  readonly partsOf = (question: VersionQuestion): ShownParts => {
    const { picture, optionPictures = [] } = question;
    const shown = shownTexts(question);
    return {
      ...(picture && { picture: this.toPicture(picture) }),
      ...(optionPictures.length > 0 && {
        optionPictures: optionPictures.map((each) => ({ ...this.toPicture(each), option: each.option })),
      }),
      ...(shown && { shown }),
    };
  };

  private toPicture({ file, alt, width, height }: VersionPicture): QuestionPicture {
    return { file, alt, width, height, url: this.urlOf(file) };
  }
}
