import { z } from 'zod';
import { call } from './call';
import { SERIAL_PURPOSES } from './enumerations';
import { blank, body, count, moment, objectId, paging, search, text } from './fields';
import { LIMITS } from './limits';

/** A serial number; `dateUsed` is null while it is unused. */
export const serial = z.object({
  id: objectId,
  serial: z.string(),
  isValid: z.boolean(),
  dateGenerated: moment,
  dateUsed: moment.nullable(),
  purpose: z.enum(SERIAL_PURPOSES),
});
export type Serial = z.infer<typeof serial>;

/** A certificate serial is made for one name and course, so that it can print no other certificate. */
export const serialGenerateBody = body({
  count: z.number().int().min(1).max(LIMITS.serialBatchMax).optional(),
  purpose: z.enum(SERIAL_PURPOSES).default('registration'),
  studentName: blank(text(LIMITS.certificateNameLength, { min: 1 })),
  selectedCourse: blank(objectId),
}).superRefine((value, context) => {
  if (value.purpose !== 'certificate') return;
  for (const key of ['studentName', 'selectedCourse'] as const) {
    if (!value[key])
      context.addIssue({
        code: 'custom',
        path: [key],
        message: 'A certificate serial needs a name and a course',
      });
  }
});
export type SerialGenerateBody = z.infer<typeof serialGenerateBody>;

export const serialValidateQuery = z.object({
  /** Whatever cannot be a serial, too long or sent twice, is as little valid as an empty one. */
  serial: z.string().max(200).catch(''),
  purpose: z.enum(SERIAL_PURPOSES).optional(),
});

export const serialCalls = {
  serialGenerate: call({
    service: 'students',
    method: 'POST',
    path: '/serial/generate',
    summary: 'Make one serial, or several when `count` is sent',
    access: ['staff'],
    status: 201,
    body: serialGenerateBody,
    answer: z.union([serial, z.array(serial)]),
  }),
  serialList: call({
    service: 'students',
    method: 'GET',
    path: '/serial',
    summary: 'List serials, newest first',
    access: ['staff'],
    status: 200,
    query: paging.extend({ search }),
    answer: z.array(serial),
  }),
  serialValidate: call({
    service: 'students',
    method: 'GET',
    path: '/serial/validate',
    summary: 'Tell whether a serial can be used',
    access: ['public'],
    status: 200,
    query: serialValidateQuery,
    answer: z.object({ isValid: z.boolean() }),
    refusals: [429],
  }),
  serialCount: call({
    service: 'students',
    method: 'GET',
    path: '/serial/count',
    summary: 'Count serials',
    access: ['staff'],
    status: 200,
    answer: count,
  }),
};
