import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Reminders and other mails of members. */
export const reminderRoutes = defineRoutes('members', {
  reminderComing: { method: 'GET', path: '/reminder/coming', access: ['staff'], list: true },
  reminderList: { method: 'GET', path: '/reminder', access: ['staff'], list: true },
  memberMailList: { method: 'GET', path: '/member/:id/mails', access: ['staff'] },
  memberRemindMany: {
    method: 'POST',
    path: '/member/remind-many',
    access: ['staff'],
    audit: 'member.remind-many',
    bodyLimit: BODY_LIMITS.form,
    answerTimeoutMs: 120_000,
  },
  reminderPause: {
    method: 'PUT',
    path: '/member/:id/reminder-pause',
    access: ['staff'],
    audit: 'member.pause-reminders',
    bodyLimit: BODY_LIMITS.form,
  },
  reminderResume: {
    method: 'DELETE',
    path: '/member/:id/reminder-pause',
    access: ['staff'],
    audit: 'member.resume-reminders',
  },
});
