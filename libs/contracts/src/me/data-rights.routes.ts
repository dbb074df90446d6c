import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

const EXPORT = {
  method: 'GET',
  access: ['member'],
  streamed: true,
  answerTimeoutMs: 60_000,
  pace: { calls: 6, seconds: 60 },
} as const;

/** Rights of the signed-in person under the data protection law: a copy of the data, and their erasure. */
export const myDataRightsRoutes = {
  ...defineRoutes('members', {
    myExport: { ...EXPORT, path: '/me/export' },
    myErasure: { method: 'GET', path: '/me/erasure-request', access: ['member'] },
    myErasureRequest: {
      method: 'POST',
      path: '/me/erasure-request',
      access: ['member'],
      status: 201,
      audit: 'member-request.erasure',
      bodyLimit: BODY_LIMITS.form,
    },
  }),
  ...defineRoutes('students', {
    myRegistrationExport: { ...EXPORT, path: '/me/registration-export' },
  }),
};
