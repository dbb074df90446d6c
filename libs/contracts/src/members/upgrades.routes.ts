import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

const FORM = { access: ['staff'], bodyLimit: BODY_LIMITS.form } as const;

/** Upgrades of members to the next grade. */
export const upgradeRoutes = defineRoutes('members', {
  upgradeCandidates: { method: 'GET', path: '/member/upgrade', access: ['staff'], list: true },
  upgradeCreate: {
    method: 'POST',
    path: '/member/:id/upgrade',
    status: 201,
    audit: 'upgrade.propose',
    ...FORM,
  },
  upgradeList: { method: 'GET', path: '/upgrade', access: ['staff'], list: true },
  upgradeDecide: { method: 'POST', path: '/upgrade/:id/decide', audit: 'upgrade.decide', ...FORM },
});
