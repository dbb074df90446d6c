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
  memberImportUndo: {
    method: 'POST',
    path: '/member/import/:id/undo',
    access: ['finance'],
    audit: 'member.import-undo',
    answerTimeoutMs: 60_000,
  },
});
