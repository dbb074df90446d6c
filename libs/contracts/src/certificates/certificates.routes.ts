import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

export const certificateRoutes = defineRoutes('exams', {
  certificateCreate: {
    method: 'POST',
    path: '/certificate/create',
    access: ['public'],
    audit: 'certificate.create',
    status: 201,
    bodyLimit: BODY_LIMITS.form,
  },
  certificateList: { method: 'GET', path: '/certificate', access: ['staff'], list: true },
  certificateRemove: {
    method: 'DELETE',
    path: '/certificate/:id',
    access: ['super'],
    audit: 'certificate.revoke',
  },
  certificateVerify: { method: 'GET', path: '/certificate/verify/:certificateNumber', access: ['public'] },
});
