import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Named staff of the organisation that is signed in. */
export const myStaffRoutes = defineRoutes('members', {
  myStaff: { method: 'GET', path: '/me/staff', access: ['member'] },
  myStaffChange: {
    method: 'POST',
    path: '/me/staff/changes',
    access: ['member'],
    status: 201,
    audit: 'member-request.staff',
    bodyLimit: BODY_LIMITS.form,
    pace: { calls: 60, seconds: 60 },
  },
  myStaffBill: {
    method: 'POST',
    path: '/me/staff/bills',
    access: ['member'],
    status: 201,
    audit: 'member-request.bill',
    bodyLimit: BODY_LIMITS.form,
    pace: { calls: 30, seconds: 60 },
  },
});
