import type { AssignedStudent, AssignmentsChanged, Exam } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { ClockIcon, DeleteIcon } from '@concord/ui/display';
import { DateField } from '@concord/ui/forms';
import { type ReactNode, use, useState } from 'react';
import { ExtraTimeField, isExtraTimeText } from '../../../shared/assignments/extra-time-field';
import { OrderOutcome } from '../../../shared/assignments/order-outcome';
import { OrderPreview } from '../../../shared/assignments/order-preview';
import { useAssignmentUpdateManyMutation } from '../../../shared/assignments/requests';
import { usePreview } from '../../../shared/tasks/use-preview';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { DialogHostContext } from '../../../shared/dialogs/dialog-host';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { counted } from '../../../shared/format';
import type { BulkProps } from '../../../shared/lists/bulk';
import { isTaskOf } from '../../../shared/tasks/requests';
import { TaskDialog } from '../../../shared/tasks/task-dialog';

type ManyProps = BulkProps<AssignedStudent> & { readonly exam: Exam };

interface ChangeManyDialogProps extends ManyProps {
  readonly onClose: () => void;
  /** Change for the dry run. */
  readonly asks: { readonly extraTime: number } | { readonly remove: true };
  /** Change to request; undefined while incomplete. */
  readonly change:
    { readonly dueDate?: string; readonly extraTime?: number; readonly remove?: true } | undefined;
  readonly titleOf: (what: string) => string;
  readonly submitLabel: string;
  /** Verb phrases before and after the change: `will be changed`, `changed`. */
  readonly verb: string;
  readonly done: string;
  readonly destructive?: boolean;
  readonly children: ReactNode;
}

/** Shows a dry run of a change of assigned students, requests it, and shows its progress. */
function ChangeManyDialog(props: ChangeManyDialogProps) {
  const { exam, selection, query, filterText, onClose, asks, change, titleOf, verb, done, children } = props;
  const show = use(DialogHostContext);
  const [order] = useAssignmentUpdateManyMutation();
  const { rows, isAll, count, onClear } = selection;
  const students = [...new Set(rows.map(({ student }) => student))];
  const which = { exam: exam._id, ...(isAll ? { assigned: query } : { students }) };
  const preview = usePreview('all', async () => {
    const answer = await order({ body: { ...which, ...asks, dryRun: true } }).unwrap();
    return answer as AssignmentsChanged;
  });
  const title = titleOf(counted(isAll ? count : students.length, 'student'));
  const send =
    change &&
    (async () => {
      const task = await order({
        body: { ...which, ...change, count: isAll ? count : students.length },
      }).unwrap();
      onClear();
      if (isTaskOf(task, 'assignments-change'))
        show(
          <TaskDialog title={title} task={task} onClose={onClose}>
            {(outcome) => (
              <OrderOutcome
                done={`${counted(outcome.changed, 'student')} ${done}`}
                skipped={outcome.skipped}
              />
            )}
          </TaskDialog>,
        );
    });
  return (
    <FormDialog
      title={title}
      submitLabel={props.submitLabel}
      destructive={props.destructive}
      disabled={!change || !preview.outcome?.changed}
      send={send}
      onSent={() => undefined}
      onClose={onClose}
    >
      {isAll ? <Typography sx={{ fontWeight: 600 }}>{filterText}</Typography> : null}
      {children}
      <OrderPreview preview={preview} countOf={({ changed }) => changed} verb={verb} emptyText="" />
    </FormDialog>
  );
}

function TimesManyDialog(props: ManyProps & { readonly onClose: () => void }) {
  const [dueDate, setDueDate] = useState('');
  const [minutes, setMinutes] = useState('');
  const typed = minutes.trim();
  const isComplete = (dueDate !== '' || typed !== '') && isExtraTimeText(minutes, true);
  const change = { ...(dueDate && { dueDate }), ...(typed && { extraTime: Number(typed) }) };
  return (
    <ChangeManyDialog
      {...props}
      asks={{ extraTime: 0 }}
      change={isComplete ? change : undefined}
      titleOf={(what) => `Due date and extra time for ${what}`}
      submitLabel="Save changes"
      verb="will be updated"
      done="updated"
    >
      <DateField
        label="Due date"
        value={dueDate}
        onChange={setDueDate}
        disablePast
        helperText="Until the end of that day in Nigeria. Leave empty to keep it as it is"
      />
      <ExtraTimeField
        value={minutes}
        isOptional
        onChange={setMinutes}
        helperText="Total for each student, also for exams in progress. Leave empty to keep it as it is"
      />
    </ChangeManyDialog>
  );
}

function RemoveManyDialog(props: ManyProps & { readonly onClose: () => void }) {
  return (
    <ChangeManyDialog
      {...props}
      asks={{ remove: true }}
      change={{ remove: true }}
      titleOf={(what) => `Remove this exam from ${what}?`}
      submitLabel="Remove exam"
      verb="will lose the exam"
      done="removed from the exam"
      destructive
    >
      <Typography>
        {props.exam.examName} ({props.exam.examCode}) will no longer be assigned to these students. You can
        assign it again at any time.
      </Typography>
    </ChangeManyDialog>
  );
}

/** Sets the due date or extra time of the selected students. */
export function TimesManyButton(props: ManyProps) {
  return (
    <DialogButton
      variant="outlined"
      icon={<ClockIcon />}
      dialog={(close) => <TimesManyDialog {...props} onClose={close} />}
    >
      Change due date or extra time
    </DialogButton>
  );
}

/** Removes the exam from the selected students. */
export function RemoveManyButton(props: ManyProps) {
  return (
    <DialogButton
      variant="outlined"
      color="error"
      icon={<DeleteIcon />}
      dialog={(close) => <RemoveManyDialog {...props} onClose={close} />}
    >
      Remove
    </DialogButton>
  );
}
