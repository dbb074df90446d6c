import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Settings of membership: the year, grace, lapse and numbers. */
export const membershipSettingsRoutes = defineRoutes('members', {
  membershipSettingsGet: { method: 'GET', path: '/membership-settings', access: ['staff'] },
  membershipSettingsHistory: { method: 'GET', path: '/membership-settings/history', access: ['super'] },
  membershipSettingsReplace: {
    method: 'PUT',
    path: '/membership-settings',
    access: ['super'],
    audit: 'membership-settings.replace',
    confirmed: true,
    bodyLimit: BODY_LIMITS.form,
  },
});
