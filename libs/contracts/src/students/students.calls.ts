import { z } from 'zod';
import { defineCalls } from '../core/call';
import { count, removed } from '../core/fields';
import { revealedSerial } from '../serials/serials.schemas';
import {
  purgeBody,
  registerBody,
  registeredStudent,
  restoreBody,
  student,
  studentListQuery,
  studentQuery,
  studentRemoveBody,
  studentUpdateBody,
} from './students.schemas';
import { studentRoutes } from './students.routes';

export const studentCalls = defineCalls(studentRoutes, {
  studentRegister: {
    summary: 'Register an applicant with a passport photo, documents and a serial number',
    headers: {
      'Idempotency-Key':
        'A UUID, kept for a day: the same key and body get the same answer, another body is refused with 422, and one ' +
        'that is still under way with 409 IN_PROGRESS and Retry-After.',
    },
    body: registerBody,
    answer: registeredStudent,
    refusals: [409, 413, 422, 429, 503],
  },
  studentList: { summary: 'List or search students', query: studentListQuery, answer: z.array(student) },
  studentRecent: { summary: 'The ten students who registered last', answer: z.array(student) },
  studentCount: { summary: 'Count students', answer: count },
  studentGet: {
    summary: 'One student; staff get an archived one with `archived=true`',
    query: studentQuery,
    answer: student,
    refusals: [404],
  },
  studentRevealSerial: {
    summary: 'The full serial of a student, which staff see masked; the call is recorded in the audit log',
    answer: revealedSerial,
    refusals: [404],
  },
  studentUpdate: {
    summary:
      'Correct a student: fields that are sent are replaced. Refused with 409 REVISION when somebody else changed the ' +
      'record since the revision that was read',
    body: studentUpdateBody,
    answer: student,
    refusals: [404, 409, 413, 503],
  },
  studentRemove: {
    summary:
      'Archive a student: gone from lists, counts and sign-in, kept whole, and brought back by `restore`. ' +
      'Of the body only `reason` is read',
    body: studentRemoveBody,
    answer: removed,
    refusals: [404],
  },
  studentRestore: {
    summary: 'Bring an archived student back, whole',
    body: restoreBody,
    answer: student,
    refusals: [404, 409],
  },
  studentPurge: {
    summary:
      'Destroy a record and its old results; refused while a result or certificate is younger than five years',
    body: purgeBody,
    answer: removed,
    refusals: [404, 409],
  },
  studentExport: {
    summary: 'All data about one person, with the files, as a .zip; the call is recorded in the audit log',
    refusals: [404, 503],
  },
});
