import { z } from 'zod';
import { defineCalls } from '../core/call';
import { documentBody, documentStatus, fileScan } from './documents.schemas';
import { documentRoutes } from './documents.routes';

export const documentCalls = defineCalls(documentRoutes, {
  documentCreate: {
    summary: 'Ask for a printed document',
    body: documentBody,
    answer: z.object({ jobId: z.string() }),
    refusals: [404, 422],
  },
  documentGet: {
    summary: 'The progress of a document, with its link when done; only for the person who asked for it',
    answer: documentStatus,
    refusals: [404],
  },
  fileGet: {
    summary: 'A stored file, by its signed link',
    query: z.object({ exp: z.string().max(20).optional(), sig: z.string().max(200).optional() }),
    refusals: [404],
  },
  studentFileScans: {
    summary: "What the malware scan says of a student's files; none of those stored without it",
    answer: z.array(fileScan),
  },
});
