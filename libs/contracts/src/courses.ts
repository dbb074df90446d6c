import { z } from 'zod';
import { call } from './call';
import { blank, body, moment, objectId, optionalPaging, removed, text } from './fields';
import { LIMITS } from './limits';

const courseTitle = text(LIMITS.titleLength, { min: 1, message: 'Course title can not be empty' });
const exams = z.array(objectId).max(50);

export const courseCreateBody = body({
  courseTitle,
  courseDescription: blank(text(2000)),
  exam: blank(objectId),
  exams: blank(exams),
});
export type CourseCreateBody = z.output<typeof courseCreateBody>;

export const courseUpdateBody = body({
  _id: objectId,
  courseTitle: courseTitle.optional(),
  courseDescription: z.preprocess((v) => v ?? undefined, text(2000).optional()).optional(),
  exam: blank(objectId),
  exams: blank(exams),
});
export type CourseUpdateBody = z.output<typeof courseUpdateBody>;

/** A course; `createdBy` is there for staff only. */
export const course = z.object({
  _id: objectId,
  courseTitle: z.string(),
  courseDescription: z.string(),
  exams: z.array(z.object({ _id: objectId, examCode: z.string() })),
  createdAt: moment,
  createdBy: z.object({ _id: objectId, username: z.string() }).optional(),
});
export type Course = z.infer<typeof course>;

export const courseCalls = {
  courseList: call({
    service: 'exams',
    method: 'GET',
    path: '/course',
    summary: 'List courses',
    access: ['public'],
    status: 200,
    query: optionalPaging,
    answer: z.array(course),
  }),
  courseCreate: call({
    service: 'exams',
    method: 'POST',
    path: '/course/create',
    summary: 'Create a course',
    access: ['staff'],
    status: 201,
    body: courseCreateBody,
    answer: course,
  }),
  courseUpdate: call({
    service: 'exams',
    method: 'PATCH',
    path: '/course/update-course',
    summary: 'Change a course',
    access: ['staff'],
    status: 201,
    body: courseUpdateBody,
    answer: course,
    refusals: [404],
  }),
  courseRemove: call({
    service: 'exams',
    method: 'DELETE',
    path: '/course/:id',
    summary: 'Remove a course',
    access: ['staff'],
    status: 200,
    answer: removed,
    refusals: [404],
  }),
};
