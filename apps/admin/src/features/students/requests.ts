import { addRequests, mutation, query } from '@concord/api-client/requests';
import {
  assignmentRoutes,
  documentRoutes,
  invigilationRoutes,
  studentBulkRoutes,
  studentRoutes,
} from '@concord/contracts';

/** Tags of data that shows whether a student is archived. */
const changed = (id: string) =>
  [{ type: 'Students', id }, { type: 'Students', id: 'LIST' }, 'Counts'] as const;

export const {
  useAssignmentAttemptsQuery,
  useAssignmentCreateMutation,
  useAssignmentRemoveMutation,
  useAssignmentResetMutation,
  useStudentArchiveManyMutation,
  useStudentExportMutation,
  useStudentFileScansQuery,
  useStudentPurgeMutation,
  useStudentRemoveMutation,
  useStudentRestoreManyMutation,
  useStudentRestoreMutation,
  useStudentUpdateMutation,
} = addRequests(
  query(documentRoutes.studentFileScans),
  mutation(studentRoutes.studentRemove, {
    invalidatesTags: (_student, error, { params }) => (error ? [] : changed(params.id)),
  }),
  mutation(studentRoutes.studentUpdate, {
    // Exams carry a copy of the name.
    invalidatesTags: (_student, error, { params }) =>
      error ? [] : [...changed(params.id), 'StudentExams' as const],
  }),
  mutation(studentRoutes.studentRestore, {
    invalidatesTags: (_student, error, { params }) => (error ? [] : changed(params.id)),
  }),
  // Refetched after a failure too, because some may have been archived.
  mutation(studentBulkRoutes.studentArchiveMany, { invalidatesTags: ['Students', 'Counts'] }),
  mutation(studentBulkRoutes.studentRestoreMany, { invalidatesTags: ['Students', 'Counts'] }),
  mutation(studentRoutes.studentPurge, {
    invalidatesTags: (_student, error) =>
      error ? [] : [{ type: 'Students', id: 'LIST' }, 'Counts', 'Results'],
  }),
  // A mutation, because the answer is an object URL that the caller revokes.
  mutation(studentRoutes.studentExport),
  mutation(assignmentRoutes.assignmentCreate, {
    invalidatesTags: (_assignment, error) => (error ? [] : ['StudentExams']),
  }),
  mutation(assignmentRoutes.assignmentRemove, { invalidatesTags: ['StudentExams'] }),
  mutation(invigilationRoutes.assignmentReset, {
    invalidatesTags: (_assignment, error) => (error ? [] : ['StudentExams']),
  }),
  query(invigilationRoutes.assignmentAttempts, { providesTags: ['StudentExams'] }),
);
