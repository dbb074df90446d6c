import { GRADE_FEES, lagosDay, type MembersInducted, type Student } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { PersonIcon } from '@concord/ui/display';
import { FormDateField, FormSelect } from '@concord/ui/forms';
import { use } from 'react';
import { z } from 'zod';
import { DialogButton } from '../dialogs/dialog-button';
import { DialogHostContext } from '../dialogs/dialog-host';
import { SchemaDialog } from '../dialogs/schema-dialog';
import { counted } from '../format';
import { useSchemaForm } from '../forms/use-schema-form';
import type { BulkProps } from '../lists/bulk';
import type { Selection } from '../lists/use-selection';
import { FeesField } from '../members/fees-field';
import { lagosToday } from '../members/lagos-today';
import { PERSON_GRADES } from '../members/person-grades';
import { choiceFrom, chosen } from '../members/start-empty';
import { isTaskOf } from '../tasks/requests';
import { TaskDialog } from '../tasks/task-dialog';
import { usePreview } from '../tasks/use-preview';
import { InductOutcome, InductPreview } from './induct-outcome';
import { useMemberInductManyMutation } from './requests';

const schema = z.object({
  grade: choiceFrom(PERSON_GRADES, 'Choose a grade'),
  inductedOn: lagosDay,
  fees: z.array(z.enum(GRADE_FEES)),
});
type Values = z.output<typeof schema>;

interface InductProps extends Omit<BulkProps<Student>, 'selection'> {
  /** Selected students, or all that match `query`. */
  readonly selection: Pick<Selection<Student>, 'ids' | 'isAll' | 'count' | 'onClear'>;
}

const namesOf = ({ who = [], skipped }: MembersInducted) =>
  new Map([...who, ...skipped].map(({ student, name }) => [student, name] as const));

/** New members of a grade and of the year of their induction. */
const listOf = ({ grade, inductedOn }: Values) =>
  `/admin/members?grade=${grade}&inducted=${inductedOn.slice(0, 4)}&sort=-number`;

function InductManyDialog(props: InductProps & { readonly onClose: () => void }) {
  const { selection, query, filterText, onClose } = props;
  const show = use(DialogHostContext);
  const [order] = useMemberInductManyMutation();
  const form = useSchemaForm<Values>(schema, { grade: '', inductedOn: lagosToday(), fees: [...GRADE_FEES] });
  const { control, values, setterOf, isComplete } = form;
  const { ids, isAll, count, onClear } = selection;
  const bodyOf = ({ grade, ...given }: Values) => ({
    ...(isAll ? { filter: query } : { students: [...ids] }),
    ...given,
    grade: chosen(grade),
  });
  // Grade and date change nothing about those who become members, so that one dry run is enough.
  const preview = usePreview(isComplete ? 'complete' : '', async () => {
    const answer = await order({ body: { ...bodyOf(values), dryRun: true } }).unwrap();
    return answer as MembersInducted;
  });
  const { outcome } = preview;
  const inducted = outcome?.inducted ?? 0;
  const send = async (sent: Values) => {
    const task = await order({ body: { ...bodyOf(sent), count } }).unwrap();
    onClear();
    if (outcome && isTaskOf(task, 'members-induct'))
      show(
        <TaskDialog title="Inducting members" task={task} onClose={onClose}>
          {(done) => (
            <InductOutcome outcome={done} names={namesOf(outcome)} list={listOf(sent)} onClose={onClose} />
          )}
        </TaskDialog>,
      );
  };
  return (
    <SchemaDialog
      form={form}
      title={`Induct ${counted(count, 'applicant')}`}
      submitLabel={inducted > 0 ? `Induct ${inducted.toLocaleString('en-GB')}` : 'Induct'}
      disabled={inducted === 0}
      send={send}
      onSent={() => undefined}
      onClose={onClose}
    >
      {isAll ? <Typography sx={{ fontWeight: 600 }}>{filterText}</Typography> : null}
      <FormSelect control={control} name="grade" label="Grade" required options={PERSON_GRADES} />
      <FormDateField control={control} name="inductedOn" label="Date of induction" required />
      <FeesField grade={values.grade} value={values.fees} onChange={setterOf('fees')} />
      <InductPreview preview={preview} onClose={onClose} />
    </SchemaDialog>
  );
}

/** Makes members of the selected applicants, after a preview. */
export function InductManyButton(props: InductProps) {
  return (
    <DialogButton
      variant="outlined"
      icon={<PersonIcon />}
      dialog={(close) => <InductManyDialog {...props} onClose={close} />}
    >
      Induct
    </DialogButton>
  );
}
