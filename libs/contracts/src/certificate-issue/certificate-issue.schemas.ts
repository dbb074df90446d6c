import { z } from 'zod';
import { listOf, recordOf } from '../core/bounded';
import { body, calendarDate, objectId, visibleName } from '../core/fields';
import { givenReason } from '../core/intervention';
import { LIMITS } from '../core/limits';
import { listQuery, period } from '../core/list-query';

/** The printed name. */
export const certificateName = visibleName(LIMITS.certificateNameLength);

/** Maximum results in one request. */
export const CERTIFICATES_MAX = 5000;
const most = CERTIFICATES_MAX.toLocaleString('en-GB');

const issue = {
  course: objectId,
  /** Printed date; defaults to today in Nigeria. */
  date: calendarDate.optional(),
  /** Sends the student an e-mail. */
  notify: z.boolean().optional(),
};

/** `name` defaults to the student's, surname first. */
export const certificateIssueBody = body({
  ...issue,
  result: objectId,
  studentName: certificateName.optional(),
});
export type CertificateIssueBody = z.output<typeof certificateIssueBody>;

/** Filter of the result list; the exam is part of the request. Page and size are ignored. */
export const certificateFilter = listQuery(period);
export type CertificateFilter = z.output<typeof certificateFilter>;

/** Issues course certificates for many results of one exam. */
export const certificateBulkBody = body({
  ...issue,
  exam: objectId,
  results: listOf(objectId, CERTIFICATES_MAX, {
    min: 1,
    tooFew: 'Choose at least one result',
    tooMany: `Choose at most ${most} results`,
  }).optional(),
  filter: certificateFilter.optional(),
  /** Printed names by result id. */
  names: recordOf(objectId, certificateName, CERTIFICATES_MAX, `At most ${most} names`).optional(),
  /** Skips undecided applicants; rejected and archived ones are always skipped. */
  acceptedOnly: z.boolean().optional(),
  /** Number of matches that the user confirmed; the request is refused if it has changed. */
  count: z.number().int().min(1).optional(),
  /** Returns the preview only; changes nothing. */
  dryRun: z.boolean().optional(),
}).refine(({ results, filter }) => (results === undefined) !== (filter === undefined), {
  path: ['results'],
  message: 'Send either the results or the filter of their list',
});
export type CertificateBulkBody = z.output<typeof certificateBulkBody>;

export const certificateReinstateBody = body({ reason: givenReason });
export type CertificateReinstateBody = z.output<typeof certificateReinstateBody>;

/** Absent fields keep the replaced certificate's values; the date defaults to today. */
export const certificateReissueBody = body({
  reason: givenReason,
  studentName: certificateName.optional(),
  dateGenerated: calendarDate.optional(),
  notify: z.boolean().optional(),
});
export type CertificateReissueBody = z.output<typeof certificateReissueBody>;
