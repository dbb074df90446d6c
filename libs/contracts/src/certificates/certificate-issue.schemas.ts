import { z } from 'zod';
import { listOf, recordOf } from '../core/bounded';
import { body, calendarDate, objectId, visibleName } from '../core/fields';
import { givenReason } from '../core/intervention';
import { LIMITS } from '../core/limits';
import { listQuery, period } from '../core/list-query';
import { EXCLUSION_CODES } from '../students/standing.schemas';

/** The name as it is printed. */
export const certificateName = visibleName(LIMITS.certificateNameLength);

/** Results of one order. */
export const CERTIFICATES_MAX = 5000;
const most = CERTIFICATES_MAX.toLocaleString('en-GB');

const issue = {
  course: objectId,
  /** As it is printed; today in Nigeria without. */
  date: calendarDate.optional(),
  /** Tells the student by mail. */
  notify: z.boolean().optional(),
};

/** Without a name it is the student's, surname first. */
export const certificateIssueBody = body({
  ...issue,
  result: objectId,
  studentName: certificateName.optional(),
});
export type CertificateIssueBody = z.output<typeof certificateIssueBody>;

/** The filter of the list of results; the exam stands in the order. Page and size do not count. */
export const certificateFilter = listQuery(period);
export type CertificateFilter = z.output<typeof certificateFilter>;

/** Issues the certificates of a course for many results of one exam. */
export const certificateBulkBody = body({
  ...issue,
  exam: objectId,
  results: listOf(objectId, CERTIFICATES_MAX, {
    min: 1,
    tooFew: 'Choose at least one result',
    tooMany: `Choose at most ${most} results`,
  }).optional(),
  filter: certificateFilter.optional(),
  /** Names to print, by the id of the result. */
  names: recordOf(objectId, certificateName, CERTIFICATES_MAX, `At most ${most} names`).optional(),
  /** Leaves out those whose application is not decided yet; rejected and archived people are always left out. */
  acceptedOnly: z.boolean().optional(),
  /** How many results they were when somebody confirmed it: when it is another number now, nothing is done. */
  count: z.number().int().min(1).optional(),
  /** Answers what would come of it, and changes nothing. */
  dryRun: z.boolean().optional(),
}).refine(({ results, filter }) => (results === undefined) !== (filter === undefined), {
  path: ['results'],
  message: 'Send either the results or the filter of their list',
});
export type CertificateBulkBody = z.output<typeof certificateBulkBody>;

/** Why a result of an order gets no certificate. */
export const ISSUE_SKIP_CODES = [
  'NAME_TOO_LONG',
  'NAME_UNPRINTABLE',
  ...EXCLUSION_CODES,
  'ALREADY_ISSUED',
  'REVOKED',
  'NOT_PASSED',
  'RESET',
  'UNCONFIRMED',
  'OTHER_EXAM',
  'NOT_FOUND',
] as const;
export type IssueSkipCode = (typeof ISSUE_SKIP_CODES)[number];

/** Results that an outcome names: those whose name needs another form come first. */
export const ISSUE_NAMED = 500;

/** A result that is left out. `suggestion` is a short form of a name that is too long, in a dry run; `letters` are those that cannot be printed. */
export const skippedResult = z.object({
  result: objectId,
  /** Absent where the result is not known. */
  student: objectId.optional(),
  code: z.enum(ISSUE_SKIP_CODES),
  name: z.string().optional(),
  suggestion: z.string().optional(),
  letters: z.string().optional(),
});
export type SkippedResult = z.infer<typeof skippedResult>;

/** What comes of an order, or what would: `left` has how many are left out for each reason. */
export const certificatesIssued = z.object({
  issued: z.number().int(),
  left: z.array(z.object({ code: z.enum(ISSUE_SKIP_CODES), count: z.number().int() })),
  skipped: z.array(skippedResult),
  /** In a dry run: on how many applications of those who get one nobody has decided yet. */
  undecided: z.number().int().optional(),
});
export type CertificatesIssued = z.infer<typeof certificatesIssued>;

export const certificateReinstateBody = body({ reason: givenReason });
export type CertificateReinstateBody = z.output<typeof certificateReinstateBody>;

/** What is absent stays as it is on the one that is replaced; the date is today's without. */
export const certificateReissueBody = body({
  reason: givenReason,
  studentName: certificateName.optional(),
  dateGenerated: calendarDate.optional(),
  notify: z.boolean().optional(),
});
export type CertificateReissueBody = z.output<typeof certificateReissueBody>;
