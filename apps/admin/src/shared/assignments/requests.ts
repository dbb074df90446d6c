import { addRequests, mutation, query } from '@concord/api-client/requests';
import { bulkAssignmentRoutes } from '@concord/contracts';

export const { useAssignmentCreateManyMutation, useAssignmentsOfExamQuery, useAssignmentUpdateManyMutation } =
  addRequests(
    query(bulkAssignmentRoutes.assignmentsOfExam, { providesTags: ['StudentExams'] }),
    // The list of tasks shows the task at once; changed data is refetched when it ends.
    mutation(bulkAssignmentRoutes.assignmentCreateMany, {
      invalidatesTags: (_task, error, { body }) => (error || body.dryRun ? [] : ['StudentExams']),
    }),
    mutation(bulkAssignmentRoutes.assignmentUpdateMany, {
      invalidatesTags: (_task, error, { body }) => (error || body.dryRun ? [] : ['StudentExams']),
    }),
  );
