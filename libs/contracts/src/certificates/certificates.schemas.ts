import { z } from 'zod';
import { body, calendarDate, moment, objectId, text } from '../core/fields';
import { LIMITS } from '../core/limits';
import { listQuery } from '../core/list-query';
import { normaliseSerial } from '../core/serial-format';

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
  /** The number by which anyone verifies the certificate; unlike the serial it is no credential. */
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

export const certificateListQuery = listQuery({});
