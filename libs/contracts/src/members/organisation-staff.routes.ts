import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Named staff of organisations, which are corporate members. */
export const organisationStaffRoutes = defineRoutes('members', {
  organisationStaffGet: { method: 'GET', path: '/member/:id/staff', access: ['staff'] },
  organisationStaffAdd: {
    method: 'POST',
    path: '/member/:id/staff',
    access: ['staff'],
    status: 201,
    audit: 'member.staff-add',
    bodyLimit: BODY_LIMITS.form,
  },
  organisationStaffRemove: {
    method: 'DELETE',
    path: '/member/:id/staff/:staffId',
    access: ['staff'],
    audit: 'member.staff-remove',
  },
});
