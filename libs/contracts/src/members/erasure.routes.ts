import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** The end of a member's personal data. */
export const memberErasureRoutes = defineRoutes('members', {
  memberErase: {
    method: 'POST',
    path: '/member/:id/erase',
    access: ['super'],
    audit: 'member.erase',
    confirmed: true,
    bodyLimit: BODY_LIMITS.form,
  },
});
