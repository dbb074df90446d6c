import { Injectable } from '@nestjs/common';
import type { ExamEntry, ExamEntryBody } from '@concord/contracts';
import { type AuditNote, conflict } from '@concord/nest-platform';
import type { ExamRecord } from '../exams/exam.schema';
import { ExamsRepository } from '../exams/exams.repository';
import { requirePresent } from '../exams/present-exam';
import type { RecordedBody } from '../shared/lazy-body';
import { nextCode } from './access-code';
import { toExamEntry } from './entry.view';

@Injectable()
export class EntryService {
  constructor(private readonly exams: ExamsRepository) {}

  async get(id: string): Promise<ExamEntry> {
    return toExamEntry(await this.find(id));
  }

  async update(id: string, input: RecordedBody<ExamEntryBody>): Promise<ExamEntry> {
    const exam = await this.find(id);
    input.audit.note({ label: exam.examName });
    const { opensAt, hasCode } = input.body;
    const change = {
      ...(opensAt !== undefined && { opensAt: opensAt === null ? null : new Date(opensAt) }),
      ...(hasCode === true && !exam.accessCode && { accessCode: nextCode(null) }),
      ...(hasCode === false && { accessCode: null }),
    };
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

  private async find(id: string): Promise<ExamRecord> {
    return requirePresent(await this.exams.find(id));
  }
}

/** The code itself is a secret of the hall. */
const auditedFields = ({ opensAt, accessCode }: ExamRecord) => ({
  opensAt: opensAt ?? null,
  hasCode: Boolean(accessCode),
});
