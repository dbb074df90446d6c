import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';
import { accessRenewalRoutes } from './access-renewal.routes';

/** Sign-in of members and applicants by a code, and what staff may do about it. */
export const accessRoutes = {
  ...accessRenewalRoutes,
  ...defineRoutes('students', {
    accessOptions: { method: 'GET', path: '/access/options', access: ['public'] },
    accessCode: {
      method: 'POST',
      path: '/access/code',
      access: ['public'],
      status: 202,
      bodyLimit: BODY_LIMITS.form,
    },
    accessVerify: { method: 'POST', path: '/access/verify', access: ['public'], bodyLimit: BODY_LIMITS.form },
    accessMe: { method: 'GET', path: '/access/me', access: ['member'] },
    accessSessions: { method: 'GET', path: '/access/sessions', access: ['member'] },
    accessSessionEnd: {
      method: 'DELETE',
      path: '/access/sessions/:id',
      access: ['member'],
      audit: 'access.session-end',
    },
    accessSessionEndOthers: {
      method: 'DELETE',
      path: '/access/sessions',
      access: ['member'],
      audit: 'access.session-end-others',
    },
    accessExam: { method: 'POST', path: '/access/exam', access: ['member'], bodyLimit: BODY_LIMITS.form },
    accessState: { method: 'GET', path: '/access/people/:id', access: ['staff'] },
    accessView: {
      method: 'POST',
      path: '/access/people/:id/view',
      access: ['staff'],
      bodyLimit: BODY_LIMITS.form,
      audit: 'access.view',
    },
    accessCodeMake: {
      method: 'POST',
      path: '/access/people/:id/code',
      access: ['super'],
      bodyLimit: BODY_LIMITS.form,
      confirmed: true,
      audit: 'access.code',
    },
    accessBlock: {
      method: 'PUT',
      path: '/access/people/:id/block',
      access: ['super'],
      bodyLimit: BODY_LIMITS.form,
      audit: 'access.block',
    },
    accessUnblock: {
      method: 'DELETE',
      path: '/access/people/:id/block',
      access: ['super'],
      bodyLimit: BODY_LIMITS.form,
      audit: 'access.unblock',
    },
  }),
};
