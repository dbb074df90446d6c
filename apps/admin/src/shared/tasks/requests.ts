import { addRequests, api, mutation, query } from '@concord/api-client/requests';
import { type AnyTask, memberTaskRoutes, type TaskKind, taskRoutes } from '@concord/contracts';

/** Checks that a task is waiting or running. */
export const isUnderWay = ({ status }: Pick<AnyTask, 'status'>): boolean =>
  status === 'queued' || status === 'working';

export type TaskOf<K extends TaskKind> = Extract<AnyTask, { kind: K }>;

/** Type guard: the answer is a task of this kind, not the result of a dry run. */
export const isTaskOf = <K extends TaskKind>(answer: object, kind: K): answer is TaskOf<K> =>
  'kind' in answer && answer.kind === kind;

type Tags = Parameters<typeof api.util.invalidateTags>[0];

interface Started {
  readonly dispatch: (action: ReturnType<typeof api.util.invalidateTags>) => unknown;
  readonly queryFulfilled: Promise<{ readonly data: AnyTask }>;
}

/** Polled state of a task; its end refetches what it changed, even when that comes before the first poll. */
const polled = (tags: Tags) => ({
  keepUnusedDataFor: 0,
  onQueryStarted: async (_arg: unknown, { dispatch, queryFulfilled }: Started) => {
    try {
      const { data } = await queryFulfilled;
      if (!isUnderWay(data)) dispatch(api.util.invalidateTags(tags));
    } catch {
      // The component that asked shows the error.
    }
  },
});

export const {
  useMemberTaskCancelMutation,
  useMemberTaskGetQuery,
  useTaskCancelMutation,
  useTaskGetQuery,
  useTaskListQuery,
} = addRequests(
  query(taskRoutes.taskGet, polled(['StudentExams', 'Results', 'Certificates'])),
  query(taskRoutes.taskList, { providesTags: ['StudentExams'] }),
  mutation(taskRoutes.taskCancel, { invalidatesTags: ['StudentExams'] }),
  query(memberTaskRoutes.memberTaskGet, polled(['Members', 'Counts'])),
  mutation(memberTaskRoutes.memberTaskCancel, { invalidatesTags: ['Members', 'Counts'] }),
);
