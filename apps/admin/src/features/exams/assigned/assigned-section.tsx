import type { Exam } from '@concord/contracts';
import { ErrorState, Skeleton, Stack } from '@concord/ui';
import { AddIcon } from '@concord/ui/display';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { REFETCH_ON_MOUNT } from '../../../shared/lists/use-server-list';
import { DetailList } from '../../../shared/page/detail-list';
import { Section } from '../../../shared/page/section';
import { isUnderWay, useTaskListQuery } from '../../../shared/tasks/requests';
import { TaskProgress } from '../../../shared/tasks/task-progress';
import { useExamUsageQuery } from '../requests';
import { AssignDialog } from './assign-dialog';
import { AssignedTable } from './assigned-table';

/** Numbers of students who have not started the exam, are sitting it, or have completed it. */
function Counts({ id }: { readonly id: string }) {
  const { data, error, refetch } = useExamUsageQuery({ params: { id } }, REFETCH_ON_MOUNT);
  const count = (value: number | undefined) => value ?? <Skeleton width={32} />;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <DetailList
      items={[
        ['Pending', count(data?.pending)],
        ['In progress', count(data?.underWay)],
        ['Completed', count(data?.completed)],
      ]}
    />
  );
}

/** The user's active tasks for this exam. */
function ActiveTasks({ exam }: { readonly exam: string }) {
  const { data = [] } = useTaskListQuery(undefined, REFETCH_ON_MOUNT);
  return data
    .filter((task) => task.subject === exam && isUnderWay(task))
    .map((task) => (
      <TaskProgress key={task._id} task={task}>
        {() => null}
      </TaskProgress>
    ));
}

/** Students who have an exam, and the button to assign it to more. */
export function AssignedSection({ exam }: { readonly exam: Exam }) {
  return (
    <Section
      title="Assigned students"
      actions={
        <DialogButton
          variant="contained"
          icon={<AddIcon />}
          dialog={(close) => <AssignDialog exam={exam} onClose={close} />}
        >
          Assign to students
        </DialogButton>
      }
    >
      <Stack spacing={3}>
        <Counts id={exam._id} />
        <ActiveTasks exam={exam._id} />
        <AssignedTable exam={exam} />
      </Stack>
    </Section>
  );
}
