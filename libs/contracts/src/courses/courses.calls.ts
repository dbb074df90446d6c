import { z } from 'zod';
import { defineCalls } from '../core/call';
import { removed } from '../core/fields';
import { wholeListQuery } from '../core/list-query';
import { course, courseCreateBody, courseUpdateBody } from './courses.schemas';
import { courseRoutes } from './courses.routes';

export const courseCalls = defineCalls(courseRoutes, {
  courseList: { summary: 'List courses', query: wholeListQuery({}), answer: z.array(course) },
  courseCreate: { summary: 'Create a course', body: courseCreateBody, answer: course },
  courseUpdate: { summary: 'Change a course', body: courseUpdateBody, answer: course, refusals: [404] },
  courseRemove: { summary: 'Remove a course', answer: removed, refusals: [404] },
});
