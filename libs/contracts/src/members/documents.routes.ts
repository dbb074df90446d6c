import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Documents of members; `documentCreate` prints one of them by its id. */
export const memberDocumentRoutes = defineRoutes('members', {
  memberDocumentList: { method: 'GET', path: '/member/:id/documents', access: ['staff'] },
  memberPaperCreate: {
    method: 'POST',
    path: '/member/:id/paper',
    access: ['staff'],
    status: 201,
    audit: 'member-paper.create',
    bodyLimit: BODY_LIMITS.form,
  },
  memberPaperVerify: { method: 'GET', path: '/member-paper/verify/:number', access: ['public'] },
});
