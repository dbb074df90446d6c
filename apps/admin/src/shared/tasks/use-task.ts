import { type AnyTask, isMemberTask } from '@concord/contracts';
import {
  useMemberTaskCancelMutation,
  useMemberTaskGetQuery,
  useTaskCancelMutation,
  useTaskGetQuery,
} from './requests';

/** State of a task of either service, asked for again every `pollingInterval` ms; 0 stops that. */
export function useTask<T extends AnyTask>(ordered: T, pollingInterval: number) {
  const ofMembers = isMemberTask(ordered);
  const input = { params: { id: ordered._id } };
  const exams = useTaskGetQuery(input, { pollingInterval, skip: ofMembers });
  const members = useMemberTaskGetQuery(input, { pollingInterval, skip: !ofMembers });
  const { data, error } = ofMembers ? members : exams;
  return { task: (data ?? ordered) as T, error };
}

/** Stops a task of either service. */
export function useTaskCancel(task: AnyTask) {
  const [cancelExams, exams] = useTaskCancelMutation();
  const [cancelMembers, members] = useMemberTaskCancelMutation();
  const input = { params: { id: task._id } };
  const cancel = (): Promise<AnyTask> =>
    isMemberTask(task) ? cancelMembers(input).unwrap() : cancelExams(input).unwrap();
  return { cancel, isLoading: exams.isLoading || members.isLoading };
}
