import { Injectable } from '@nestjs/common';
import { exclusionOf, isUndecided, type IssueSkipCode, type SkippedResult } from '@concord/contracts';
import { unprintedLetters } from '@concord/institute/printed-letters';
import { type ObjectId, objectIdOf } from '@concord/nest-platform';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { issuedKey } from '../../../store/certificates/certificate-keys';
import type { CertificateRecord } from '../../../store/certificates/certificate.schema';
import { CertificatesRepository } from '../../../store/certificates/certificates.repository';
import { IssuedCertificatesRepository } from '../../../store/certificates/issued-certificates.repository';
import { type EarnedResult, ResultsRepository } from '../../../store/results/results.repository';
import { type CertificateDraft, mailOf } from '../certificates/new-certificate';
import { certificateNameOf, isTooLong, shortNameOf } from './certificate-names';
import type { IssueRequest } from './issue-request';
import { type FoundRecipients, Recipients } from './recipients.service';

/** Fields of the request that are the same for all its results. */
export interface IssueTerms extends Omit<IssueRequest, 'results'> {
  /** Id of the certificate for a student. If it exists already, an earlier run stored it. */
  idOf: (student: string) => string;
}

/** Plan for a batch of results. */
export interface IssuePlan {
  readonly drafts: (CertificateDraft & { _id: ObjectId })[];
  /** Certificates that an earlier run of the same task stored. */
  readonly known: CertificateRecord[];
  readonly skipped: SkippedResult[];
  /** Number of planned certificates whose application has no decision. */
  undecided: number;
}

/** Maximum number of unprintable letters that a message names. */
const LETTERS_NAMED = 10;

/** Records that belong to a batch of results. */
interface BatchRecords extends FoundRecipients {
  readonly resultOf: ReadonlyMap<string, EarnedResult>;
  readonly reset: ReadonlySet<string>;
  readonly certificateOf: ReadonlyMap<string, CertificateRecord>;
  /** Valid certificates by student, including those issued with a serial. */
  readonly ownedBy: ReadonlyMap<string, CertificateRecord>;
}

/** Decides which results earn a certificate, with few reads for all. */
@Injectable()
export class IssuePlans {
  constructor(
    private readonly results: ResultsRepository,
    private readonly issued: IssuedCertificatesRepository,
    private readonly certificates: CertificatesRepository,
    private readonly attempts: AttemptsRepository,
    private readonly recipients: Recipients,
  ) {}

  /**
   * @param results at most as many as one lookup allows
   * @param seen students of the request that were decided before; those of this batch are added
   */
  async of(terms: IssueTerms, results: readonly string[], seen: Set<string>): Promise<IssuePlan> {
    const batch = await this.read(terms, results);
    const plan: IssuePlan = { drafts: [], known: [], skipped: [], undecided: 0 };
    for (const id of results) this.decide(terms, id, batch, seen, plan);
    return plan;
  }

  private async read({ course }: IssueTerms, ids: readonly string[]): Promise<BatchRecords> {
    const results = await this.results.findEarned(ids);
    const students = [...new Set(results.map(({ student }) => String(student._id)))];
    const [reset, found, certificateOf, ownedBy] = await Promise.all([
      this.attempts.resetAmong(results.map(({ _id }) => _id)),
      this.recipients.find(students),
      this.issued.findByKeys(students.map((student) => issuedKey(student, course.id))),
      this.certificates.findOwned(course.id, students),
    ]);
    return {
      resultOf: new Map(results.map((result) => [String(result._id), result])),
      reset,
      ...found,
      certificateOf,
      ownedBy,
    };
  }

  private decide(
    terms: IssueTerms,
    id: string,
    batch: BatchRecords,
    seen: Set<string>,
    plan: IssuePlan,
  ): void {
    const result = batch.resultOf.get(id);
    if (!result) return void plan.skipped.push({ result: id, code: 'NOT_FOUND' });
    const student = String(result.student._id);
    const found = batch.studentOf.get(student);
    const record = found ?? result.student;
    const skip = (code: IssueSkipCode, more: Partial<SkippedResult> = {}) =>
      plan.skipped.push({ result: id, student, code, name: certificateNameOf(record), ...more });
    if (String(result.exam._id) !== terms.exam) return void skip('OTHER_EXAM');
    if (!result.pass) return void skip('NOT_PASSED');
    if (batch.reset.has(id)) return void skip('RESET');
    if (result.unconfirmed) return void skip('UNCONFIRMED');
    const exclusion = found && exclusionOf(found, terms.acceptedOnly);
    if (exclusion) return void skip(exclusion);
    if (seen.has(student)) return void skip('ALREADY_ISSUED');
    const key = issuedKey(student, terms.course.id);
    const certificate = batch.certificateOf.get(key);
    if (certificate && String(certificate._id) === terms.idOf(student)) {
      seen.add(student);
      return void plan.known.push(certificate);
    }
    if (batch.ownedBy.has(student)) return void skip('ALREADY_ISSUED');
    if (certificate)
      return void skip(certificate.revokedAt && !certificate.replacedBy ? 'REVOKED' : 'ALREADY_ISSUED');
    if (batch.forbidden.has(student)) return void skip('MEMBERSHIP');
    const studentName = terms.names[id] ?? certificateNameOf(record);
    const letters = unprintedLetters(studentName).slice(0, LETTERS_NAMED).join('');
    if (letters) return void skip('NAME_UNPRINTABLE', { letters });
    if (isTooLong(studentName)) return void skip('NAME_TOO_LONG', { suggestion: shortNameOf(record) });
    seen.add(student);
    if (isUndecided(found?.status)) plan.undecided += 1;
    plan.drafts.push(draftOf(terms, result, key, studentName));
  }
}

function draftOf(terms: IssueTerms, result: EarnedResult, key: string, studentName: string) {
  const { course, dateGenerated, notify, template } = terms;
  const _id = objectIdOf(terms.idOf(String(result.student._id)));
  return {
    _id,
    studentName,
    selectedCourse: { id: objectIdOf(course.id), courseTitle: course.courseTitle },
    serialNumber: key,
    dateGenerated,
    genrated: 'automatic',
    student: result.student._id,
    exam: result.exam._id,
    result: result._id,
    ...(template && { template }),
    ...mailOf(notify, _id),
  };
}
