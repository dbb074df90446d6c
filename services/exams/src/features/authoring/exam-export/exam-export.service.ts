import { Injectable } from '@nestjs/common';
import { type Exam, type ExamFileFormat, internalCalls } from '@concord/contracts';
import { AppError, type AuditNote, InternalClient } from '@concord/nest-platform';
import { ExamsService } from '../exams/exams.service';
import { bytesOf, makeQuestionBook } from '../sheets/question-sheet';
import { makeMoodleXml } from './moodle-writer';
import { picturesInWords } from './pictures-in-words';

/** An exported exam. `name` is safe in an HTTP header. */
export interface ExamFile {
  name: string;
  type: string;
  content: Buffer;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

@Injectable()
export class ExamExportService {
  constructor(
    private readonly exams: ExamsService,
    private readonly internal: InternalClient,
  ) {}

  /** The file has the right answers: for SUPER_ADMIN only. */
  async export(id: string, format: ExamFileFormat, audit: AuditNote): Promise<ExamFile> {
    const exam = await this.exams.get(id);
    audit.note({ label: exam.examName, after: { format } });
    const name = exam.examCode.replace(/[^\w.-]+/g, '-');
    if (format === 'xlsx') return { name: `${name}.xlsx`, type: XLSX, content: await makeSheet(exam) };
    const content = Buffer.from(makeMoodleXml(exam, await this.picturesOf(exam)));
    return { name: `${name}.xml`, type: 'application/xml; charset=utf-8', content };
  }

  /** @throws AppError 503 while the media service is unavailable: missing pictures in a file would go unnoticed */
  private async picturesOf({ questions }: Exam): Promise<Map<string, Buffer>> {
    const files = questions.flatMap(({ picture, optionPictures = [] }) => [
      ...(picture ? [picture.file] : []),
      ...optionPictures.map(({ file }) => file),
    ]);
    const bytes = new Map<string, Buffer>();
    for (const public_id of new Set(files)) {
      const content = await this.internal
        .bytes(internalCalls.internalFileGet, { params: { public_id } })
        .catch(undefinedWithoutFile);
      if (content) bytes.set(public_id, content);
    }
    return bytes;
  }
}

/** Pictures with malware are not exported. */
function undefinedWithoutFile(error: unknown): undefined {
  if (error instanceof AppError && (error.statusCode === 403 || error.statusCode === 404)) return undefined;
  throw error;
}

async function makeSheet({ questions }: Exam): Promise<Buffer> {
  const { workbook } = await makeQuestionBook(
    questions.map((cells) => ({ cells, ...picturesInWords(cells) })),
  );
  return bytesOf(workbook);
}
