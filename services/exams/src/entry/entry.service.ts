import { Inject, Injectable } from '@nestjs/common';
import type { ExamEntry, ExamEntryBody } from '@concord/contracts';
import { type AuditNote, conflict, notFound } from '@concord/nest-platform';
import { PUBLIC_ORIGIN } from '../config/config.module';
import type { ExamRecord } from '../exams/exam.schema';
import { ExamsRepository } from '../exams/exams.repository';
import { requirePresent } from '../exams/present-exam';
import type { RecordedBody } from '../shared/lazy-body';
import { nextCode } from './access-code';
import { entryChange } from './entry-change';
import { toExamEntry } from './entry.view';
import { sebFile } from './seb-config';

@Injectable()
export class EntryService {
  constructor(
    private readonly exams: ExamsRepository,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string,
  ) {}

  async get(id: string, address: string): Promise<ExamEntry> {
    return { ...toExamEntry(await this.find(id)), yourAddress: address };
  }

  async update(id: string, input: RecordedBody<ExamEntryBody>): Promise<ExamEntry> {
    const exam = await this.find(id);
    input.audit.note({ label: exam.examName });
    const change = entryChange(exam, input.body, this.origin);
    if (Object.keys(change).length === 0) return toExamEntry(exam);
    const after = requirePresent(await this.exams.setEntry(exam._id, change));
    input.audit.note({ before: auditedFields(exam), after: auditedFields(after) });
    return toExamEntry(after);
  }

  /** @throws AppError 409 where no code is needed. */
  async newCode(id: string, audit: AuditNote): Promise<ExamEntry> {
    const exam = await this.find(id);
    audit.note({ label: exam.examName });
    if (!exam.accessCode) throw conflict('NO_CODE', 'This exam needs no access code');
    const accessCode = nextCode(exam.accessCode);
    return toExamEntry(requirePresent(await this.exams.setEntry(exam._id, { accessCode })));
  }

  /** @throws AppError 404 where the exam needs no Safe Exam Browser. */
  async sebFile(id: string): Promise<{ name: string; content: string }> {
    const { examCode, seb } = await this.find(id);
    if (!seb) throw notFound('A file for Safe Exam Browser');
    return { name: `${examCode.replaceAll(/[^\w-]+/g, '-')}.seb`, content: sebFile(seb.settings) };
  }

  private async find(id: string): Promise<ExamRecord> {
    return requirePresent(await this.exams.find(id));
  }
}

/** The code itself is a secret of the hall. */
const auditedFields = ({ opensAt, accessCode, networks, seb }: ExamRecord) => ({
  opensAt: opensAt ?? null,
  hasCode: Boolean(accessCode),
  networks: networks ?? [],
  needsSeb: Boolean(seb),
  ...(seb && { sebQuitPassword: 'hashedQuitPassword' in seb.settings, sebKeys: seb.keys }),
});
