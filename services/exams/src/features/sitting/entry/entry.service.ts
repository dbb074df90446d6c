import { Inject, Injectable } from '@nestjs/common';
import type { ExamEntry, ExamEntryBody } from '@concord/contracts';
import { AppError, type AuditNote, conflict, notFound } from '@concord/nest-platform';
import { PUBLIC_ORIGIN } from '../../../config/config.module';
import type { RecordedBody } from '../../../shared/lazy-body';
import { requirePresent } from '../../../shared/present-exam';
import { SebLinks, type SebSignature } from '../../../shared/seb-links/seb-links';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { nextCode } from './access-code';
import { entryChange } from './entry-change';
import { toExamEntry } from './entry.view';
import { sebFile } from './seb-config';

@Injectable()
export class EntryService {
  constructor(
    private readonly exams: ExamsRepository,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string,
    private readonly links: SebLinks,
  ) {}

  async get(id: string, address: string): Promise<ExamEntry> {
    return { ...this.viewOf(await this.find(id)), yourAddress: address };
  }

  async update(id: string, input: RecordedBody<ExamEntryBody>): Promise<ExamEntry> {
    const exam = await this.find(id);
    input.audit.note({ label: exam.examName });
    const change = entryChange(exam, input.body, this.origin);
    if (Object.keys(change).length === 0) return this.viewOf(exam);
    const after = requirePresent(await this.exams.setEntry(exam._id, change));
    input.audit.note({ before: auditedFields(exam), after: auditedFields(after) });
    return this.viewOf(after);
  }

  /** @throws AppError 409 if the exam needs no code */
  async newCode(id: string, audit: AuditNote): Promise<ExamEntry> {
    const exam = await this.find(id);
    audit.note({ label: exam.examName });
    if (!exam.accessCode) throw conflict('NO_CODE', 'This exam does not need an access code');
    const accessCode = nextCode(exam.accessCode);
    return this.viewOf(requirePresent(await this.exams.setEntry(exam._id, { accessCode })));
  }

  /** @throws AppError 404 without a valid signature, or if the exam needs no Safe Exam Browser */
  async sebFile(id: string, signature: SebSignature): Promise<{ name: string; content: string }> {
    if (!this.links.isValid(id, signature)) throw new AppError(404, 'NOT_FOUND', OLD_LINK);
    const { examCode, seb } = await this.find(id);
    if (!seb) throw notFound('The file for Safe Exam Browser');
    return { name: `${examCode.replaceAll(/[^\w-]+/g, '-')}.seb`, content: sebFile(seb.settings) };
  }

  private viewOf(exam: ExamRecord): ExamEntry {
    return toExamEntry(exam, this.links.urlOf(String(exam._id)));
  }

  private async find(id: string): Promise<ExamRecord> {
    return requirePresent(await this.exams.find(id));
  }
}

const OLD_LINK = 'This link has expired. Use the link on the exam page, or ask the invigilator';

/** Fields in the audit log. The code itself is secret. */
const auditedFields = ({ opensAt, accessCode, networks, seb }: ExamRecord) => ({
  opensAt: opensAt ?? null,
  hasCode: Boolean(accessCode),
  networks: networks ?? [],
  needsSeb: Boolean(seb),
  ...(seb && { sebQuitPassword: 'hashedQuitPassword' in seb.settings, sebKeys: seb.keys }),
});
