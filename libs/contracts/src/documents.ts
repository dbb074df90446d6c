import { z } from 'zod';
import { call } from './call';
import { DOCUMENT_KINDS } from './enumerations';
import { body, objectId } from './fields';

/** `id` names the student, certificate or result; `student-list` has none. */
export const documentBody = body({ kind: z.enum(DOCUMENT_KINDS), id: objectId.optional() }).refine(
  (value) => value.kind === 'student-list' || value.id !== undefined,
  { path: ['id'], message: 'Say which record to print' },
);
export type DocumentBody = z.output<typeof documentBody>;

/** A document being made; `progress` runs from 0 to 100, `url` is there when `status` is `done`. */
export const documentStatus = z.object({
  status: z.enum(['queued', 'working', 'done', 'failed']),
  progress: z.number().int(),
  url: z.string().optional(),
});
export type DocumentStatus = z.infer<typeof documentStatus>;

export const documentCalls = {
  documentCreate: call({
    service: 'media',
    method: 'POST',
    path: '/media/documents',
    summary: 'Ask for a printed document',
    access: ['staff', 'candidate', 'print'],
    status: 202,
    body: documentBody,
    answer: z.object({ jobId: z.string() }),
    refusals: [404, 422],
  }),
  documentGet: call({
    service: 'media',
    method: 'GET',
    path: '/media/documents/:jobId',
    summary: 'How far a document is, with its link when done; for the asker only',
    access: ['staff', 'candidate', 'print'],
    status: 200,
    answer: documentStatus,
    refusals: [404],
  }),
  fileGet: call({
    service: 'media',
    method: 'GET',
    path: '/media/files/:public_id',
    summary: 'A stored file, by its signed link',
    access: ['public'],
    status: 200,
    query: z.object({ exp: z.string().max(20).optional(), sig: z.string().max(200).optional() }),
    refusals: [404],
  }),
};
