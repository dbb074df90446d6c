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

/** `replaced` means by one with another number. */
export const CERTIFICATE_STATUSES = ['valid', 'revoked', 'replaced'] as const;
export type CertificateStatus = (typeof CERTIFICATE_STATUSES)[number];

/** Optional fields are absent when empty, and in answers of the previous version. */
export const certificate = z.object({
  _id: objectId,
  studentName: z.string(),
  selectedCourse: z.object({ id: objectId, courseTitle: z.string() }),
  createdAt: moment,
  dateGenerated: z.string(),
  /** Empty when issued without a serial. */
  serialNumber: z.string(),
  /** Public verification number; unlike the serial it is no credential. */
  certificateNumber: z.string(),
  genrated: z.string(),
  /** Template used for printing; staff only, absent for certificates older than templates. */
  template: certificateTemplateRef.optional(),
  status: z.enum(CERTIFICATE_STATUSES).optional(),
  revokedAt: moment.optional(),
  /** Reason of the revocation: for staff, and for the public if `isPublic`. */
  revocation: z
    .object({
      reason: z.string(),
      isPublic: z.boolean(),
      by: z.object({ _id: objectId, username: z.string() }),
    })
    .optional(),
  replacedAt: moment.optional(),
  /** Numbers of the successor and of the predecessor. */
  replacedBy: z.string().optional(),
  replaces: z.string().optional(),
  /** Owner (if known) and the result that earned it; staff only. */
  student: objectId.optional(),
  exam: objectId.optional(),
  result: objectId.optional(),
});
export type Certificate = z.infer<typeof certificate>;

/** A certificate with its template, for the media service. */
export const printedCertificate = certificate.extend({ print: printedTemplate.optional() });
export type PrintedCertificate = z.infer<typeof printedCertificate>;

/**
 * Returns valid certificates unless `status` is given. `year` is part of the number; `from` and
 * `to` filter by issue time.
 */
export const certificateListQuery = listQuery({
  status: oneOf([...CERTIFICATE_STATUSES, 'all']),
  course: objectId.optional(),
  exam: objectId.optional(),
  student: objectId.optional(),
  year: z.coerce.number<number>().int().min(2000).max(2999).optional(),
  ...period,
});
export type CertificateListQuery = z.output<typeof certificateListQuery>;

/** Accepts any shape, because clients send ids in it; only `reason` and `isPublic` are read. */
export const certificateRemoveBody = z.preprocess(
  (value) => (value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}),
  z.looseObject({ reason: blank(givenReason), isPublic: z.boolean().optional() }),
) as unknown as z.ZodType<
  { reason?: string; isPublic?: boolean },
  { reason?: string; isPublic?: boolean; [ignored: string]: unknown }
>;
export type CertificateRemoveBody = z.output<typeof certificateRemoveBody>;

export const certificateVerdict = z.object({
  /** Kept for pages of the previous version: a replaced certificate is `revoked` there. `state` tells them apart. */
  status: z.enum(['valid', 'revoked']),
  state: z.enum(CERTIFICATE_STATUSES).optional(),
  studentName: z.string(),
  courseTitle: z.string(),
  dateGenerated: z.string(),
  revokedAt: moment.optional(),
  /** Reason of the revocation, if public. */
  reason: z.string().optional(),
  replacedAt: moment.optional(),
  replacedBy: z.string().optional(),
  replaces: z.string().optional(),
});
export type CertificateVerdict = z.infer<typeof certificateVerdict>;
