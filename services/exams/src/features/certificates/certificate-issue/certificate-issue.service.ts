import { Injectable } from '@nestjs/common';
import {
  type Certificate,
  type CertificateIssueBody,
  dueDayOf,
  LIMITS,
  type SkippedResult,
} from '@concord/contracts';
import {
  AppError,
  type AuditNote,
  conflict,
  newObjectId,
  notFound,
  type ObjectId,
  ReadyJson,
  required,
} from '@concord/nest-platform';
import { issuedKey } from '../../../store/certificates/certificate-keys';
import type { CertificateRecord } from '../../../store/certificates/certificate.schema';
import { CertificatesRepository } from '../../../store/certificates/certificates.repository';
import { ResultsRepository } from '../../../store/results/results.repository';
import { contentOf, noteOf } from '../certificates/certificate-audit';
import { CertificateWriter } from '../certificates/certificate-writer.service';
import { toCertificateRow } from '../certificates/certificate.view';
import { type IssueTerms, IssuePlans } from './issue-plans.service';
import { IssueRules } from './issue-rules.service';

/** Issues the certificate of one result. */
@Injectable()
export class CertificateIssue {
  constructor(
    private readonly results: ResultsRepository,
    private readonly rules: IssueRules,
    private readonly plans: IssuePlans,
    private readonly certificates: CertificatesRepository,
    private readonly writer: CertificateWriter,
  ) {}

  /**
   * @throws AppError 400, 404; 409 if the result earns no certificate, its certificate was revoked, or its student
   * was rejected or archived; 422 NAME_TOO_LONG, NAME_UNPRINTABLE
   */
  async issue(body: CertificateIssueBody, audit: AuditNote): Promise<Certificate | ReadyJson<Certificate>> {
    const [found] = await this.results.findEarned([body.result]);
    const { exam, student } = required(found, 'The result');
    const { course } = await this.rules.require(body.course, String(exam._id));
    const id = newObjectId();
    const given: IssueTerms = {
      exam: String(exam._id),
      course: { id: String(course._id), courseTitle: course.courseTitle },
      dateGenerated: body.date ?? dueDayOf(new Date().toISOString()),
      names: body.studentName ? { [body.result]: body.studentName } : {},
      notify: body.notify === true,
      idOf: () => String(id),
    };
    const { drafts, skipped } = await this.plans.of(given, [body.result], new Set());
    const [draft] = drafts;
    const added = draft && (await this.writer.add(draft));
    if (!added) refuse(skipped);
    const certificate =
      added?.certificate ?? required(await this.presentOf(student._id, course._id), 'The certificate');
    const present = await this.writer.latestOf(certificate);
    audit.note({ ...noteOf(present), id: String(present._id) });
    if (present.revokedAt) throw revoked(present);
    if (!added?.isNew) return new ReadyJson(JSON.stringify(toCertificateRow(present)), 200);
    audit.note({ after: { ...contentOf(present), course: course.courseTitle, result: body.result } });
    return toCertificateRow(present);
  }

  /** The valid certificate of a student for the course, however it was issued, or else the one for the result. */
  private async presentOf(student: ObjectId, course: ObjectId): Promise<CertificateRecord | null> {
    const owned = await this.certificates.findOwned(String(course), [String(student)]);
    return owned.get(String(student)) ?? this.certificates.findBySerial(issuedKey(student, course));
  }
}

/** Throws the refusal for a skipped result, except for an existing certificate, which the caller handles. */
function refuse([skipped]: readonly SkippedResult[]): void {
  switch (skipped?.code) {
    case 'NAME_TOO_LONG':
      throw nameTooLong(skipped);
    case 'NAME_UNPRINTABLE':
      throw nameUnprintable(skipped);
    case 'ARCHIVED':
      throw conflict('CONFLICT', `The record of ${skipped.name} is in the archive. Restore it first`);
    case 'REJECTED':
      throw conflict(
        'CONFLICT',
        `The application of ${skipped.name} was rejected. Change the decision first`,
      );
    case 'MEMBERSHIP':
      throw conflict('CONFLICT', `The standing of ${skipped.name} as a member forbids a certificate now`);
    case 'NOT_PASSED':
      throw conflict('CONFLICT', 'The candidate did not pass, so no certificate can be issued');
    case 'RESET':
      throw conflict('CONFLICT', 'Staff have reset this attempt, so its result is not final');
    case 'UNCONFIRMED':
      throw conflict('CONFLICT', 'This result is not released yet. Release it on the exam page first');
    case 'NOT_FOUND':
      throw notFound('The result');
  }
}

function nameTooLong({ name = '', suggestion = '' }: SkippedResult): AppError {
  const max = LIMITS.certificateNameLength;
  const message = `The name ${name} has ${[...name].length} characters, but a certificate has room for ${max}. Suggested short form: ${suggestion}`;
  return new AppError(422, 'NAME_TOO_LONG', message, {
    issues: [{ path: 'studentName', message: suggestion }],
  });
}

/** Has no suggestion: staff must write the name in other letters. */
const nameUnprintable = ({ letters = '' }: SkippedResult) => {
  const message = `The name has letters that cannot be printed: ${[...letters].join(' ')}. Write it in other letters`;
  return new AppError(422, 'NAME_UNPRINTABLE', message, { issues: [{ path: 'studentName', message }] });
};

const revoked = ({ certificateNumber }: CertificateRecord) =>
  conflict(
    'CONFLICT',
    `This student's certificate for this course (${certificateNumber}) was revoked. Reinstate it instead`,
  );
