import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** The next grade of the signed-in member. */
export const myUpgradeRoutes = defineRoutes('members', {
  myUpgrade: { method: 'GET', path: '/me/upgrade', access: ['member'] },
  myUpgradeApply: {
    method: 'POST',
    path: '/me/upgrade',
    access: ['member'],
    status: 201,
    audit: 'upgrade.apply',
    bodyLimit: BODY_LIMITS.registration,
    idempotencyKey: true,
    pace: { calls: 30, seconds: 60 },
  },
});
