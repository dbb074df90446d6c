import { defineCalls } from '../core/call';
import { examsCallSchemas } from './internal-exams.calls';
import { mediaCallSchemas } from './internal-media.calls';
import { membersCallSchemas } from './internal-members.calls';
import { studentsCallSchemas } from './internal-students.calls';
import { internalRoutes } from './internal.routes';

/** Calls between services; both sides parse what they receive. */
export const internalCalls = defineCalls(internalRoutes, {
  ...studentsCallSchemas,
  ...examsCallSchemas,
  ...mediaCallSchemas,
  ...membersCallSchemas,
});
