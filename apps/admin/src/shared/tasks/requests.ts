import { addRequests, api, mutation, query } from '@concord/api-client/requests';
import { type Task, type TaskKind, taskRoutes } from '@concord/contracts';

/** Whether a task waits or is being done. */
export const isUnderWay = ({ status }: Pick<Task, 'status'>): boolean =>
  status === 'queued' || status === 'working';

export type TaskOf<K extends TaskKind> = Extract<Task, { kind: K }>;

/** Whether a call that takes dry runs answered with a task of this kind. */
export const isTaskOf = <K extends TaskKind>(answer: object, kind: K): answer is TaskOf<K> =>
  'kind' in answer && answer.kind === kind;

export const { useTaskCancelMutation, useTaskGetQuery, useTaskListQuery } = addRequests(
  query(taskRoutes.taskGet, {
    keepUnusedDataFor: 0,
    onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
      try {
        const { data } = await queryFulfilled;
        // What a task changed is read anew when it has ended, also before its end was asked for.
        if (!isUnderWay(data)) dispatch(api.util.invalidateTags(['StudentExams', 'Results', 'Certificates']));
      } catch {
        // The component that asked shows the error.
      }
    },
  }),
  query(taskRoutes.taskList, { providesTags: ['StudentExams'] }),
  mutation(taskRoutes.taskCancel, { invalidatesTags: ['StudentExams'] }),
);
