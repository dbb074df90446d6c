import { Injectable } from '@nestjs/common';
import type { Exam } from '@concord/contracts';
import type { ExamVersionRecord } from '../../../store/exam-versions/exam-version.schema';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import { type PartsOf, PictureLinks } from '../papers/picture-links';
import { prepareTexts } from '../rich-text/shown-texts';
import { toExam } from './exam.view';

/** Views of questions with their pictures and formatting. */
@Injectable()
export class ExamViews {
  constructor(private readonly links: PictureLinks) {}

  /** The view with the right answers: for SUPER_ADMIN only. */
  async exam(exam: ExamRecord, version: ExamVersionRecord): Promise<Exam> {
    return toExam(exam, version, await this.partsOf(version));
  }

  /** Renders the formulas of a version, then returns the view of a question's parts. */
  async partsOf({ questions }: Pick<ExamVersionRecord, 'questions'>): Promise<PartsOf> {
    await prepareTexts(questions);
    return this.links.partsOf;
  }
}
