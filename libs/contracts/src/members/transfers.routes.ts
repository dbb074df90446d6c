import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

const MONEY = { access: ['finance'], bodyLimit: BODY_LIMITS.form } as const;

/** Transfers that members sent evidence of, for staff. */
export const transferRoutes = {
  ...defineRoutes('members', {
    transferList: { method: 'GET', path: '/payment/claims', access: ['finance'], list: true },
    transferConfirm: { method: 'POST', path: '/payment/:id/confirm', audit: 'payment.confirm', ...MONEY },
    transferRefuse: { method: 'POST', path: '/payment/:id/refuse', audit: 'payment.refuse', ...MONEY },
  }),
  ...defineRoutes('media', {
    transferEvidence: { method: 'GET', path: '/media/evidence/:id', access: ['finance'] },
  }),
};
