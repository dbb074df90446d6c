import type { AssignmentsAdded, Student } from '@concord/contracts';
import { useSearchParams } from '@concord/mfe';
import { Typography } from '@concord/ui';
import { Alert, ExamIcon } from '@concord/ui/display';
import { use, useState } from 'react';
import { z } from 'zod';
import { UndecidedChoice } from '../applicants/undecided-choice';
import { oneMonthAfter } from './due-date';
import { ExtraTimeField, optionalMinutes } from './extra-time-field';
import { examLabel, NewAssignmentFields } from './new-assignment-fields';
import { OrderOutcome } from './order-outcome';
import { OrderPreview } from './order-preview';
import { useAssignmentCreateManyMutation } from './requests';
import { usePreview } from '../tasks/use-preview';
import { DialogButton } from '../dialogs/dialog-button';
import { DialogHostContext } from '../dialogs/dialog-host';
import { SchemaDialog } from '../dialogs/schema-dialog';
import { FormCheckbox } from '../fields/form-checkbox';
import { counted } from '../format';
import { useSchemaForm } from '../forms/use-schema-form';
import type { BulkProps } from '../lists/bulk';
import type { Selection } from '../lists/use-selection';
import { useExamListQuery } from '../requests';
import { isTaskOf } from '../tasks/requests';
import { TaskDialog } from '../tasks/task-dialog';

interface AssignProps extends Omit<BulkProps<Student>, 'selection'> {
  /** Selected students, or all that match `query`. */
  readonly selection: Pick<Selection<Student>, 'ids' | 'isAll' | 'count' | 'onClear'>;
  /** Preselected exam; defaults to the address's. */
  readonly exam?: string;
}

type DialogProps = AssignProps & { readonly onClose: () => void };

/** Note about students who would sit the exam again, because a filter includes them. */
const againText = ({ again = 0 }: AssignmentsAdded) =>
  again > 0
    ? `${again.toLocaleString('en-GB')} of them ${again === 1 ? 'has' : 'have'} completed this exam before and can sit it again.`
    : '';

const unconfirmedText = ({ unconfirmed = 0 }: AssignmentsAdded) =>
  unconfirmed > 0
    ? `A SUPER_ADMIN must release ${counted(unconfirmed, 'result')} on the exam's page, because a single ADMIN may have handled those students.`
    : '';

/** Number of undecided applicants in the selection, whether included or left out. */
const undecidedIn = (outcome: AssignmentsAdded | undefined) =>
  outcome ? (outcome.undecided ?? 0) + outcome.skipped.filter(({ code }) => code === 'UNDECIDED').length : 0;

const moreText = (outcome: AssignmentsAdded) =>
  [againText(outcome), unconfirmedText(outcome)].filter(Boolean).join(' ');

/** The given exam, else that of the address, with which the page of an exam links here. */
function useExamChoice(given?: string) {
  const [params] = useSearchParams();
  const exams = useExamListQuery();
  const [wanted, setExam] = useState(given ?? params.get('exam') ?? '');
  // An exam that the list does not contain (yet) counts as none.
  const exam = exams.data?.items.find(({ _id }) => _id === wanted)?._id ?? '';
  return { exams, exam, setExam };
}

const schema = z.object({
  dueDate: z.string(),
  minutes: optionalMinutes,
  isMailed: z.boolean(),
  isAnyone: z.boolean(),
});

/** Assigns an exam to selected students, after a preview. */
export function AssignManyDialog({ selection, query, filterText, exam: given, onClose }: DialogProps) {
  const show = use(DialogHostContext);
  const [order] = useAssignmentCreateManyMutation();
  const { exams, exam, setExam } = useExamChoice(given);
  const [today] = useState(() => new Date());
  const form = useSchemaForm(schema, {
    dueDate: oneMonthAfter(today),
    minutes: '',
    isMailed: false,
    isAnyone: false,
  });
  const { control, values, setterOf } = form;
  const { isAnyone } = values;
  const { ids, isAll, count, onClear } = selection;
  const which = {
    ...(isAll ? { filter: query } : { students: [...ids] }),
    ...(!isAnyone && { acceptedOnly: true }),
  };
  const preview = usePreview(exam && `${exam} ${isAnyone ? 'anyone' : 'accepted'}`, async () => {
    const answer = await order({ body: { exam, ...which, dryRun: true } }).unwrap();
    return answer as AssignmentsAdded;
  });
  const added = preview.outcome?.added ?? 0;
  const send = async ({ dueDate, minutes, isMailed }: typeof values) => {
    const times = {
      ...(dueDate && { dueDate }),
      ...(minutes && { extraTime: Number(minutes) }),
      ...(isMailed && { mail: true }),
    };
    const task = await order({ body: { exam, ...which, ...times, count } }).unwrap();
    onClear();
    if (isTaskOf(task, 'assignments-add'))
      show(
        <TaskDialog title="Assigning the exam" task={task} onClose={onClose}>
          {(outcome) => (
            <OrderOutcome
              done={`${counted(outcome.added, 'student')} got the exam`}
              skipped={outcome.skipped}
            />
          )}
        </TaskDialog>,
      );
  };
  return (
    <SchemaDialog
      form={form}
      title={`Assign an exam to ${counted(count, 'student')}`}
      submitLabel={added > 0 ? `Assign to ${added.toLocaleString('en-GB')}` : 'Assign'}
      disabled={added === 0 || !form.isComplete}
      send={send}
      onSent={() => undefined}
      onClose={onClose}
    >
      {isAll ? <Typography sx={{ fontWeight: 600 }}>{filterText}</Typography> : null}
      <NewAssignmentFields
        exams={exams}
        exam={exam}
        error={false}
        onExam={setExam}
        value={values.dueDate}
        onChange={setterOf('dueDate')}
      />
      <ExtraTimeField
        value={values.minutes}
        isOptional
        onChange={setterOf('minutes')}
        helperText="Leave empty to use each student's own extra time"
      />
      <FormCheckbox control={control} name="isMailed" label="Tell each student by e-mail" />
      {isAnyone || undecidedIn(preview.outcome) > 0 ? (
        <UndecidedChoice
          count={preview.outcome && undecidedIn(preview.outcome)}
          isIncluded={isAnyone}
          onChange={setterOf('isAnyone')}
        />
      ) : null}
      <OrderPreview
        preview={preview}
        countOf={(outcome) => outcome.added}
        verb="will get the exam"
        moreOf={moreText}
        emptyText="Choose the exam to see how many students will get it."
      />
    </SchemaDialog>
  );
}

/** Hint for staff who come from an exam's page to assign it here. */
export function AssignHint() {
  const { exams, exam } = useExamChoice();
  const found = exams.data?.items.find(({ _id }) => _id === exam);
  return exams.data && !found ? null : (
    <Alert severity="info" sx={{ mb: 2 }}>
      Select the students who should get {found ? examLabel(found) : 'the exam'}, then press “Assign an exam”.
    </Alert>
  );
}

/** Assigns an exam to the selected students, after a preview. */
export function AssignManyButton(props: AssignProps) {
  return (
    <DialogButton
      variant="contained"
      icon={<ExamIcon />}
      dialog={(close) => <AssignManyDialog {...props} onClose={close} />}
    >
      Assign an exam
    </DialogButton>
  );
}
