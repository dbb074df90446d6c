import { defineRoutes } from '../core/route';

export const credentialRoutes = defineRoutes('exams', {
  credentialGet: {
    method: 'GET',
    path: '/certificate/:certificateNumber/credential',
    access: ['public'],
    streamed: true,
  },
  /** Also served by the gateway at `/.well-known/did.json`. */
  credentialIssuer: { method: 'GET', path: '/credentials/issuer', access: ['public'] },
  credentialStatusList: { method: 'GET', path: '/credentials/status/:list', access: ['public'] },
});
