import { addRequests, api, mutation, query } from '@concord/api-client/requests';
import { type Task, type TaskKind, taskRoutes } from '@concord/contracts';

/** True while a task is queued or running. */
export const isUnderWay = ({ status }: Pick<Task, 'status'>): boolean =>
  status === 'queued' || status === 'working';

export type TaskOf<K extends TaskKind> = Extract<Task, { kind: K }>;

/** Type guard: the answer is a task of this kind, not the result of a dry run. */
export const isTaskOf = <K extends TaskKind>(answer: object, kind: K): answer is TaskOf<K> =>
  'kind' in answer && answer.kind === kind;

export const { useTaskCancelMutation, useTaskGetQuery, useTaskListQuery } = addRequests(
  query(taskRoutes.taskGet, {
    keepUnusedDataFor: 0,
    onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
      try {
        const { data } = await queryFulfilled;
        // Refetches what the task changed, because the task may end before the first poll.
        if (!isUnderWay(data)) dispatch(api.util.invalidateTags(['StudentExams', 'Results', 'Certificates']));
      } catch {
        // The component that started the request shows the error.
      }
    },
  }),
  query(taskRoutes.taskList, { providesTags: ['StudentExams'] }),
  mutation(taskRoutes.taskCancel, { invalidatesTags: ['StudentExams'] }),
);
