import { z } from 'zod';
import { defineCalls } from '../core/call';
import { count, removed } from '../core/fields';
import { student } from './students.schemas';
import { decisionBody, decisionPreview, decisionPreviewBody, noteBody, studentNote } from './review.schemas';
import { reviewRoutes } from './review.routes';

export const reviewCalls = defineCalls(reviewRoutes, {
  studentWaitingCount: { summary: 'Count the applications that wait for review', answer: count },
  studentDecide: {
    summary:
      'Decide on an application, or mark it as in review. Refused with 409 ALREADY_DECIDED, naming who decided ' +
      'what, when somebody else was faster',
    body: decisionBody,
    answer: student,
    refusals: [404, 409],
  },
  studentDecisionPreview: {
    summary: 'The mail of a decision as it would go',
    body: decisionPreviewBody,
    answer: decisionPreview,
    refusals: [404],
  },
  studentNotes: {
    summary: 'The notes of staff on a student, newest first',
    answer: z.array(studentNote),
    refusals: [404],
  },
  studentNoteAdd: {
    summary: 'Add a note on a student, for staff only',
    body: noteBody,
    answer: studentNote,
    refusals: [404, 409],
  },
  studentNoteEdit: {
    summary: 'Change a note; for its author only',
    body: noteBody,
    answer: studentNote,
    refusals: [403, 404, 409],
  },
  studentNoteRemove: {
    summary: 'Remove a note; for its author and SUPER_ADMIN',
    answer: removed,
    refusals: [403, 404],
  },
});
