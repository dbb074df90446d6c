import { z } from 'zod';
import { listOf } from '../core/bounded';
import { blank, body, moment, objectId, text } from '../core/fields';
import { certificateDesign } from '../certificate-templates/certificate-templates.schemas';
import { LIMITS } from '../core/limits';

const courseTitle = text(LIMITS.titleLength, { min: 1, message: 'Course title can not be empty' });
const exams = listOf(objectId, 50);

export const courseCreateBody = body({
  courseTitle,
  courseDescription: blank(text(2000)),
  exam: blank(objectId),
  exams: blank(exams),
  certificateTemplate: blank(certificateDesign),
});
export type CourseCreateBody = z.output<typeof courseCreateBody>;

export const courseUpdateBody = body({
  _id: objectId,
  courseTitle: courseTitle.optional(),
  courseDescription: z.preprocess((v) => v ?? undefined, text(2000).optional()).optional(),
  exam: blank(objectId),
  exams: blank(exams),
  certificateTemplate: blank(certificateDesign),
});
export type CourseUpdateBody = z.output<typeof courseUpdateBody>;

/** A course; `createdBy` is for staff only. */
export const course = z.object({
  _id: objectId,
  courseTitle: z.string(),
  courseDescription: z.string(),
  exams: z.array(z.object({ _id: objectId, examCode: z.string() })),
  /** Certificate design; defaults to `course`. */
  certificateTemplate: certificateDesign.optional(),
  createdAt: moment,
  createdBy: z.object({ _id: objectId, username: z.string() }).optional(),
});
export type Course = z.infer<typeof course>;
