import { Injectable } from '@nestjs/common';
import type { Exam, ExamFileFormat } from '@concord/contracts';
import type { AuditNote } from '@concord/nest-platform';
import { ExamsService } from '../exams/exams.service';
import { bytesOf, makeQuestionBook } from '../sheets/question-sheet';
import { makeMoodleXml } from './moodle-writer';

/** A file of an exam. `name` is safe in a header. */
export interface ExamFile {
  name: string;
  type: string;
  content: Buffer;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

@Injectable()
export class ExamExportService {
  constructor(private readonly exams: ExamsService) {}

  /** The questions with the right answers: for SUPER_ADMIN only. */
  async export(id: string, format: ExamFileFormat, audit: AuditNote): Promise<ExamFile> {
    const exam = await this.exams.get(id);
    audit.note({ label: exam.examName, after: { format } });
    const name = exam.examCode.replace(/[^\w.-]+/g, '-');
    if (format === 'xlsx') return { name: `${name}.xlsx`, type: XLSX, content: await makeSheet(exam) };
    const content = Buffer.from(makeMoodleXml(exam));
    return { name: `${name}.xml`, type: 'application/xml; charset=utf-8', content };
  }
}

async function makeSheet({ questions }: Exam): Promise<Buffer> {
  const { workbook } = await makeQuestionBook(questions.map((cells) => ({ cells })));
  return bytesOf(workbook);
}
