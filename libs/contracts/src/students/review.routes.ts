import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

export const reviewRoutes = defineRoutes('students', {
  studentWaitingCount: { method: 'GET', path: '/student/waiting-count', access: ['staff'] },
  studentDecide: {
    method: 'PATCH',
    path: '/student/:id/decision',
    access: ['staff'],
    audit: 'student.decide',
    bodyLimit: BODY_LIMITS.form,
  },
  // Not a GET, to keep the reason out of URLs.
  studentDecisionPreview: {
    method: 'POST',
    path: '/student/:id/decision-preview',
    access: ['staff'],
    bodyLimit: BODY_LIMITS.form,
  },
  studentNotes: { method: 'GET', path: '/student/:id/notes', access: ['staff'] },
  studentNoteAdd: {
    method: 'POST',
    path: '/student/:id/notes',
    access: ['staff'],
    status: 201,
    audit: 'student.note',
    bodyLimit: BODY_LIMITS.form,
  },
  studentNoteEdit: {
    method: 'PATCH',
    path: '/student/:id/notes/:noteId',
    access: ['staff'],
    audit: 'student.note-edit',
    bodyLimit: BODY_LIMITS.form,
  },
  studentNoteRemove: {
    method: 'DELETE',
    path: '/student/:id/notes/:noteId',
    access: ['staff'],
    audit: 'student.note-remove',
  },
});
