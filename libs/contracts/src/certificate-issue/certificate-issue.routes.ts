import { BODY_LIMITS, JSON_VALUES } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Staff routes for certificates; separate from `certificateRoutes`, which public pages load. */
export const certificateIssueRoutes = defineRoutes('exams', {
  certificateIssue: {
    method: 'POST',
    path: '/certificate/issue',
    access: ['super'],
    audit: 'certificate.issue',
    status: 201,
    bodyLimit: BODY_LIMITS.form,
  },
  certificateBulk: {
    method: 'POST',
    path: '/certificate/bulk',
    access: ['super'],
    audit: 'certificate.issue-many',
    dryRun: true,
    status: 202,
    answerTimeoutMs: 60_000,
    jsonValues: JSON_VALUES.list,
  },
  certificateGet: { method: 'GET', path: '/certificate/:id', access: ['staff'] },
  certificateReinstate: {
    method: 'POST',
    path: '/certificate/:id/reinstate',
    access: ['super'],
    audit: 'certificate.reinstate',
    bodyLimit: BODY_LIMITS.form,
  },
  certificateReissue: {
    method: 'POST',
    path: '/certificate/:id/reissue',
    access: ['super'],
    audit: 'certificate.reissue',
    status: 201,
    bodyLimit: BODY_LIMITS.form,
  },
  certificateMail: {
    method: 'POST',
    path: '/certificate/:id/mail',
    access: ['staff'],
    audit: 'certificate.mail',
    bodyLimit: BODY_LIMITS.form,
  },
});
