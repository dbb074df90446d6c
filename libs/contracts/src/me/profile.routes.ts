import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

const PACE = { calls: 30, seconds: 60 } as const;
const CHANGE = { access: ['member'], bodyLimit: BODY_LIMITS.form, pace: PACE } as const;

/** The record of the signed-in member, and requests to staff about it. */
export const myProfileRoutes = {
  ...defineRoutes('members', {
    myProfile: { method: 'GET', path: '/me/profile', access: ['member'] },
    myContactUpdate: { method: 'PATCH', path: '/me/profile', audit: 'member.own-contact', ...CHANGE },
    myCorrectionRequest: {
      method: 'POST',
      path: '/me/profile/requests',
      access: ['member'],
      status: 201,
      audit: 'member-request.correction',
      bodyLimit: BODY_LIMITS.registration,
      // Pictures are encoded again.
      answerTimeoutMs: 60_000,
      pace: PACE,
    },
    myRequestWithdraw: {
      method: 'DELETE',
      path: '/me/requests/:id',
      audit: 'member-request.withdraw',
      access: ['member'],
      pace: PACE,
    },
  }),
  ...defineRoutes('students', {
    myEmailChange: {
      method: 'POST',
      path: '/me/profile/email',
      status: 202,
      audit: 'member.own-email-code',
      ...CHANGE,
    },
    myEmailConfirm: {
      method: 'POST',
      path: '/me/profile/email/confirm',
      audit: 'member.own-email',
      ...CHANGE,
    },
  }),
};
