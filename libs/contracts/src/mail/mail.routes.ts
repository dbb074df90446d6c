import { defineRoutes } from '../core/route';

export const mailRoutes = defineRoutes({
  outboxList: {
    service: 'students',
    method: 'GET',
    path: '/admin/outbox',
    access: ['staff'],
    status: 200,
    list: true,
  },
  outboxGet: {
    service: 'students',
    method: 'GET',
    path: '/admin/outbox/:id',
    access: ['staff'],
    status: 200,
  },
  outboxSendAgain: {
    service: 'students',
    method: 'POST',
    path: '/admin/outbox/:id/send-again',
    access: ['super'],
    status: 200,
  },
});
