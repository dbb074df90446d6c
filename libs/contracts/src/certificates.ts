import { z } from 'zod';
import { call } from './call';
import { body, calendarDate, moment, objectId, paging, search, text } from './fields';
import { LIMITS } from './limits';
import { normaliseSerial } from './serial-format';

export const certificateCreateBody = body({
  studentName: text(LIMITS.certificateNameLength, { min: 1, message: 'Complete details' }),
  selectedCourse: objectId,
  serialNumber: z
    .string('Complete details')
    .trim()
    .min(1, 'Complete details')
    .max(100)
    .transform(normaliseSerial),
  dateGenerated: calendarDate,
  genrated: z.literal('manual').default('manual'),
});
export type CertificateCreateBody = z.output<typeof certificateCreateBody>;

export const certificate = z.object({
  _id: objectId,
  studentName: z.string(),
  selectedCourse: z.object({ id: objectId, courseTitle: z.string() }),
  createdAt: moment,
  dateGenerated: z.string(),
  serialNumber: z.string(),
  /** What verifiers look up; unlike the serial it opens nothing. */
  certificateNumber: z.string(),
  genrated: z.string(),
});
export type Certificate = z.infer<typeof certificate>;

export const certificateVerdict = z.object({
  status: z.enum(['valid', 'revoked']),
  studentName: z.string(),
  courseTitle: z.string(),
  dateGenerated: z.string(),
});
export type CertificateVerdict = z.infer<typeof certificateVerdict>;

export const certificateCalls = {
  certificateCreate: call({
    service: 'exams',
    method: 'POST',
    path: '/certificate/create',
    summary:
      'Make a certificate; without staff rights, with the certificate serial made for that name and course',
    access: ['public'],
    status: 201,
    body: certificateCreateBody,
    answer: certificate.extend({ printToken: z.string().optional() }),
    refusals: [409],
  }),
  certificateList: call({
    service: 'exams',
    method: 'GET',
    path: '/certificate',
    summary: 'List certificates',
    access: ['staff'],
    status: 200,
    query: paging.extend({ search }),
    answer: z.array(certificate),
  }),
  certificateRemove: call({
    service: 'exams',
    method: 'DELETE',
    path: '/certificate/:id',
    summary: 'Revoke a certificate; it is kept, and verification says so',
    access: ['super'],
    status: 200,
    answer: z.object({ _id: objectId }),
    refusals: [404],
  }),
  certificateVerify: call({
    service: 'exams',
    method: 'GET',
    path: '/certificate/verify/:certificateNumber',
    summary: 'Tell whether a certificate is genuine',
    access: ['public'],
    status: 200,
    answer: certificateVerdict,
    refusals: [404, 429],
  }),
};
