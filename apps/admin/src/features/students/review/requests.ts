import { addRequests, mutation, query } from '@concord/api-client/requests';
import { reviewRoutes, studentBulkRoutes } from '@concord/contracts';

export const {
  useStudentDecideManyMutation,
  useStudentDecideMutation,
  useStudentDecisionPreviewQuery,
  useStudentNoteAddMutation,
  useStudentNoteEditMutation,
  useStudentNoteRemoveMutation,
  useStudentNotesQuery,
} = addRequests(
  // Also after a refusal: somebody else has decided. Lists refetch when they are opened; the queue keeps its
  // order.
  mutation(reviewRoutes.studentDecide, {
    invalidatesTags: (_student, _error, { params }) => [
      { type: 'Students', id: params.id },
      'Counts',
      'Mails',
    ],
  }),
  // Refetched after a failure too, because some may have been decided.
  mutation(studentBulkRoutes.studentDecideMany, { invalidatesTags: ['Students', 'Counts', 'Mails'] }),
  query(reviewRoutes.studentDecisionPreview),
  query(reviewRoutes.studentNotes, {
    providesTags: (_notes, _error, { params }) => [{ type: 'Students', id: `notes-${params.id}` }],
  }),
  mutation(reviewRoutes.studentNoteAdd, {
    invalidatesTags: (_note, error, { params }) =>
      error ? [] : [{ type: 'Students', id: `notes-${params.id}` }],
  }),
  // Refetched after a refusal too, because somebody else may have removed it.
  mutation(reviewRoutes.studentNoteEdit, {
    invalidatesTags: (_note, _error, { params }) => [{ type: 'Students', id: `notes-${params.id}` }],
  }),
  mutation(reviewRoutes.studentNoteRemove, {
    invalidatesTags: (_note, _error, { params }) => [{ type: 'Students', id: `notes-${params.id}` }],
  }),
);
