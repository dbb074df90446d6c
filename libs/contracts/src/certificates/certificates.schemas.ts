import { z } from 'zod';
import {
  certificateTemplateRef,
  printedTemplate,
} from '../certificate-templates/certificate-templates.schemas';
import { blank, body, calendarDate, moment, objectId, visibleLine } from '../core/fields';
import { givenReason } from '../core/intervention';
import { LIMITS } from '../core/limits';
import { listQuery, oneOf, period } from '../core/list-query';
import { normaliseSerial } from '../core/serial-format';

export const certificateCreateBody = body({
  studentName: visibleLine(LIMITS.certificateNameLength, { min: 1, message: 'Complete details' }),
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

/** `replaced` by one with another number. */
export const CERTIFICATE_STATUSES = ['valid', 'revoked', 'replaced'] as const;
export type CertificateStatus = (typeof CERTIFICATE_STATUSES)[number];

/** What is optional is absent from a service of the release before, and where there is nothing to say. */
export const certificate = z.object({
  _id: objectId,
  studentName: z.string(),
  selectedCourse: z.object({ id: objectId, courseTitle: z.string() }),
  createdAt: moment,
  dateGenerated: z.string(),
  /** Empty for one that was made without a serial. */
  serialNumber: z.string(),
  /** The number by which anyone verifies the certificate; unlike the serial it is no credential. */
  certificateNumber: z.string(),
  genrated: z.string(),
  /** What it is printed with; for staff alone, absent in one that was made before there were templates. */
  template: certificateTemplateRef.optional(),
  status: z.enum(CERTIFICATE_STATUSES).optional(),
  revokedAt: moment.optional(),
  /** Why it was revoked: for staff, and with `isPublic` for whoever verifies it. */
  revocation: z
    .object({
      reason: z.string(),
      isPublic: z.boolean(),
      by: z.object({ _id: objectId, username: z.string() }),
    })
    .optional(),
  replacedAt: moment.optional(),
  /** The number of the one that replaces it, and of the one that it replaces. */
  replacedBy: z.string().optional(),
  replaces: z.string().optional(),
  /** Whose it is, where that is known, and what earned it; for staff alone. */
  student: objectId.optional(),
  exam: objectId.optional(),
  result: objectId.optional(),
});
export type Certificate = z.infer<typeof certificate>;

/** A certificate for the media service, with what it is printed with. */
export const printedCertificate = certificate.extend({ print: printedTemplate.optional() });
export type PrintedCertificate = z.infer<typeof printedCertificate>;

/** Valid ones without `status`. `year` is that of the number; `from` and `to` are about when it was issued. */
export const certificateListQuery = listQuery({
  status: oneOf([...CERTIFICATE_STATUSES, 'all']),
  course: objectId.optional(),
  exam: objectId.optional(),
  student: objectId.optional(),
  year: z.coerce.number<number>().int().min(2000).max(2999).optional(),
  ...period,
});
export type CertificateListQuery = z.output<typeof certificateListQuery>;

/** A body of any shape, as clients name ids in it: only `reason` and `isPublic` are read. */
export const certificateRemoveBody = z.preprocess(
  (value) => (value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}),
  z.looseObject({ reason: blank(givenReason), isPublic: z.boolean().optional() }),
) as unknown as z.ZodType<
  { reason?: string; isPublic?: boolean },
  { reason?: string; isPublic?: boolean; [ignored: string]: unknown }
>;
export type CertificateRemoveBody = z.output<typeof certificateRemoveBody>;

export const certificateVerdict = z.object({
  /** As pages of the release before know it: one that was replaced is `revoked` for them. `state` says which. */
  status: z.enum(['valid', 'revoked']),
  state: z.enum(CERTIFICATE_STATUSES).optional(),
  studentName: z.string(),
  courseTitle: z.string(),
  dateGenerated: z.string(),
  revokedAt: moment.optional(),
  /** Why it was revoked, where that is public. */
  reason: z.string().optional(),
  replacedAt: moment.optional(),
  replacedBy: z.string().optional(),
  replaces: z.string().optional(),
});
export type CertificateVerdict = z.infer<typeof certificateVerdict>;
