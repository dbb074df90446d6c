import { type Decision, isNotified, needsReason, type Student } from '@concord/contracts';
import { toastSuccess, Typography } from '@concord/ui';
import { CheckIcon } from '@concord/ui/display';
import { z } from 'zod';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { isReason, REASON_NEEDED, ReasonField } from '../../shared/dialogs/reason-field';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { FormCheckbox } from '../../shared/fields/form-checkbox';
import { SelectField } from '../../shared/fields/select-field';
import { counted } from '../../shared/format';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { bulkMax, type BulkProps, TooManyDialog, useBulkEnd } from '../../shared/lists/bulk';
import { STATUS_LOOKS } from '../../shared/review/review-chip';
import { useStudentDecideManyMutation } from './review/requests';

type DialogProps = BulkProps<Student> & { readonly onClose: () => void };

const OPTIONS = (['accepted', 'rejected', 'more-information', 'in-review'] satisfies Decision[]).map(
  (decision) => [decision, STATUS_LOOKS[decision].label] as const,
);

/** Summary of the action: number of applicants, new status, and whether they get a mail. */
function Summary({ selection: { count, isAll }, query, filterText, ...sent }: Summarised) {
  const { decision, isMailed } = sent;
  return (
    <Typography role="status">
      {isAll ? (
        <>
          <strong>{filterText}</strong>
          <br />
        </>
      ) : null}
      {counted(count, 'applicant')} {count === 1 ? 'becomes' : 'become'} {STATUS_LOOKS[decision].label}.{' '}
      {isMailed ? 'Each of them will get an e-mail.' : 'No e-mail will be sent.'}
      {isAll && !query.status ? ' Applications that are already decided stay as they are.' : null}
    </Typography>
  );
}

type Summarised = BulkProps<Student> & { readonly decision: Decision; readonly isMailed: boolean };

const schema = z
  .object({ decision: z.custom<Decision>(), reason: z.string().trim(), notify: z.boolean() })
  .refine(({ decision, reason }) => isReason(reason) || !(needsReason(decision) || reason), {
    path: ['reason'],
    error: REASON_NEEDED,
  });

function DecideManyDialog({ onClose, ...props }: DialogProps) {
  const { selection, query } = props;
  const [decide] = useStudentDecideManyMutation();
  const end = useBulkEnd('applicant');
  const form = useSchemaForm(schema, { decision: 'accepted', reason: '', notify: false });
  const { control, values, setterOf } = form;
  const { rows, isAll, count, onClear } = selection;
  const title = `Decide on ${counted(count, 'application')}`;
  if (count > bulkMax(selection)) return <TooManyDialog title={title} isAll={isAll} onClose={onClose} />;
  const canTell = isNotified(values.decision);
  const chosen = () => rows.map(({ _id, review }) => ({ _id, seen: review?.revision ?? 0 }));
  const send = async ({ decision, reason, notify }: typeof values) => {
    const which = isAll ? { filter: query } : { chosen: chosen() };
    const body = { ...which, count, decision, notify: notify && canTell, reason };
    const outcome = await decide({ body }).unwrap();
    onClear();
    const { label } = STATUS_LOOKS[decision];
    end(outcome, (done) => toastSuccess(`${label}: ${counted(done, 'applicant')}`));
  };
  return (
    <SchemaDialog
      form={form}
      title={title}
      submitLabel={`Decide on ${count.toLocaleString('en-GB')}`}
      destructive={values.decision === 'rejected'}
      send={send}
      onSent={() => undefined}
      onClose={onClose}
    >
      <SelectField
        label="New status"
        value={values.decision}
        options={OPTIONS}
        onChange={setterOf('decision')}
      />
      <ReasonField control={control} required={needsReason(values.decision)} />
      {canTell ? (
        <FormCheckbox control={control} name="notify" label="Tell each applicant by e-mail" />
      ) : null}
      <Summary {...props} decision={values.decision} isMailed={values.notify && canTell} />
    </SchemaDialog>
  );
}

/** Sets the status of the selected applications, by default without mails. */
export function DecideManyButton(props: BulkProps<Student>) {
  return (
    <DialogButton
      variant="outlined"
      icon={<CheckIcon />}
      dialog={(close) => <DecideManyDialog {...props} onClose={close} />}
    >
      Decide
    </DialogButton>
  );
}
