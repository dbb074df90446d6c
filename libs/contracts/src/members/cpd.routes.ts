import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Entries of continuing professional development, for staff. */
export const cpdRoutes = defineRoutes('members', {
  cpdEntryList: { method: 'GET', path: '/cpd-entries', access: ['staff'], list: true },
  cpdEntryDecide: {
    method: 'POST',
    path: '/cpd-entries/:id/decide',
    access: ['staff'],
    audit: 'cpd.decide',
    bodyLimit: BODY_LIMITS.form,
  },
});
