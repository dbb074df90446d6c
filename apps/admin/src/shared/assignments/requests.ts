import { addRequests, mutation, query } from '@concord/api-client/requests';
import { bulkAssignmentRoutes } from '@concord/contracts';

export const { useAssignmentCreateManyMutation, useAssignmentsOfExamQuery, useAssignmentUpdateManyMutation } =
  addRequests(
    query(bulkAssignmentRoutes.assignmentsOfExam, { providesTags: ['StudentExams'] }),
    // The task is in the list of tasks at once; what it changes is refetched when it ends.
    mutation(bulkAssignmentRoutes.assignmentCreateMany, {
      invalidatesTags: (_task, error, { body }) => (error || body.dryRun ? [] : ['StudentExams']),
    }),
    mutation(bulkAssignmentRoutes.assignmentUpdateMany, {
      invalidatesTags: (_task, error, { body }) => (error || body.dryRun ? [] : ['StudentExams']),
    }),
  );
