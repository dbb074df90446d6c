import { z } from 'zod';
import {
  CERTIFICATES_MAX,
  certificateBulkBody,
  certificateIssueBody,
  certificateReinstateBody,
  certificateReissueBody,
} from './certificate-issue.schemas';
import { certificate } from '../certificates/certificates.schemas';
import { defineCalls } from '../core/call';
import { task } from '../tasks/tasks.schemas';
import { certificatesIssued } from '../tasks/task-outcomes.schemas';
import { certificateIssueRoutes } from './certificate-issue.routes';

export const certificateIssueCalls = defineCalls(certificateIssueRoutes, {
  certificateIssue: {
    summary:
      'Issue the certificate of a course for a result that passed; 200 with the existing one if the student has it already. ' +
      'A name that is too long is refused with NAME_TOO_LONG, and the issue of `studentName` suggests a short form; ' +
      'a name with letters that cannot be printed, with NAME_UNPRINTABLE. ' +
      'Refused with 409 for somebody who was rejected or archived',
    body: certificateIssueBody,
    answer: certificate,
    refusals: [404, 409, 422],
  },
  certificateBulk: {
    summary:
      'Issue the certificates of a course for many results of an exam, as a task. ' +
      `Refused with TOO_MANY_ROWS over ${CERTIFICATES_MAX}, and with 409 when they are another number than \`count\`. ` +
      'With `dryRun` it answers 200 and what would come of it',
    body: certificateBulkBody,
    answer: z.union([task, certificatesIssued]),
    refusals: [404, 409, 422],
  },
  certificateGet: { summary: 'One certificate', answer: certificate, refusals: [404] },
  certificateReinstate: {
    summary:
      'Make a revoked certificate valid again, with its serial; `isSerialVoid` where that cannot be. Idempotent',
    body: certificateReinstateBody,
    answer: certificate.extend({ isSerialVoid: z.boolean().optional() }),
    refusals: [404, 409],
  },
  certificateReissue: {
    summary:
      'Replace a valid certificate with one under a new number; repeating the call returns the same new certificate',
    body: certificateReissueBody,
    answer: certificate,
    refusals: [404, 409, 422],
  },
  certificateMail: {
    summary: 'Send the student of a valid certificate a mail with its link',
    answer: certificate,
    refusals: [404, 409],
  },
});
