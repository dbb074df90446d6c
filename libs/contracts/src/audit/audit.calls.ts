import { z } from 'zod';
import { defineCalls } from '../core/call';
import { auditQuery, auditRecord } from './audit.schemas';
import { auditRoutes } from './audit.routes';

export const auditCalls = defineCalls(auditRoutes, {
  auditList: {
    summary: 'List what was done and refused, newest first, for five years',
    query: auditQuery,
    answer: z.array(auditRecord),
  },
});
