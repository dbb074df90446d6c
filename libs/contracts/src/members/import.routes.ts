import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

const FILE = {
  method: 'POST',
  access: ['staff'],
  bodyLimit: BODY_LIMITS.sheet,
  multipart: true,
  answerTimeoutMs: 60_000,
} as const;

/** The import of a register that existed before. */
export const memberImportRoutes = defineRoutes('members', {
  memberImport: { ...FILE, path: '/member/import', status: 202, audit: 'member.import' },
  memberImportPreview: { ...FILE, path: '/member/import/preview' },
  memberImportList: { method: 'GET', path: '/member/import', access: ['staff'], list: true },
  importProfileList: { method: 'GET', path: '/member/import/profiles', access: ['staff'] },
  importProfileCreate: {
    method: 'POST',
    path: '/member/import/profiles',
    access: ['staff'],
    status: 201,
    audit: 'import-profile.create',
    bodyLimit: BODY_LIMITS.form,
  },
  importProfileRemove: {
    method: 'DELETE',
    path: '/member/import/profiles/:id',
    access: ['staff'],
    audit: 'import-profile.remove',
  },
  memberImportUndo: {
    method: 'POST',
    path: '/member/import/:id/undo',
    access: ['finance'],
    audit: 'member.import-undo',
    answerTimeoutMs: 60_000,
  },
});
