import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

export const mailRoutes = defineRoutes('students', {
  outboxList: { method: 'GET', path: '/admin/outbox', access: ['staff'], list: true },
  outboxGet: { method: 'GET', path: '/admin/outbox/:id', access: ['staff'] },
  outboxSendAgain: {
    method: 'POST',
    path: '/admin/outbox/:id/send-again',
    access: ['super'],
    audit: 'mail.send-again',
  },
  outboxSendManyAgain: {
    method: 'POST',
    path: '/admin/outbox/send-many-again',
    access: ['super'],
    audit: 'mail.send-many-again',
    bodyLimit: BODY_LIMITS.form,
    answerTimeoutMs: 120_000,
  },
});
