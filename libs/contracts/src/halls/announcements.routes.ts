import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Announcements to everyone who sits an exam, or to a hall session. */
export const announcementRoutes = defineRoutes('exams', {
  announcementList: { method: 'GET', path: '/exams/announcements', access: ['staff'], list: true },
  announcementCreate: {
    method: 'POST',
    path: '/exams/announcements',
    access: ['staff'],
    status: 201,
    audit: 'announcement.create',
    bodyLimit: BODY_LIMITS.form,
  },
  announcementWithdraw: {
    method: 'DELETE',
    path: '/exams/announcements/:id',
    access: ['staff'],
    audit: 'announcement.withdraw',
  },
});
