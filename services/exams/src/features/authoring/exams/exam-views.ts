import { Injectable } from '@nestjs/common';
import type { Exam } from '@concord/contracts';
import type { ExamVersionRecord } from '../../../store/exam-versions/exam-version.schema';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import { type PartsOf, PictureLinks } from '../papers/picture-links';
import { prepareTexts } from '../rich-text/shown-texts';
import { toExam } from './exam.view';

/** Builds views of questions with pictures and formatting. */
@Injectable()
export class ExamViews {
  constructor(private readonly links: PictureLinks) {}

  /** The view has the right answers: for SUPER_ADMIN only. */
  async exam(exam: ExamRecord, version: ExamVersionRecord): Promise<Exam> {
    return toExam(exam, version, await this.partsOf(version));
  }

  /** Renders the formulas of a version in advance. @returns function for the pictures and formatting of a question */
  async partsOf({ questions }: Pick<ExamVersionRecord, 'questions'>): Promise<PartsOf> {
    await prepareTexts(questions);
    return this.links.partsOf;
  }
}
