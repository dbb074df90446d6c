import type { MembersBilled, MemberTask } from '@concord/contracts';
import { Stack, TextLink, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { use } from 'react';
import { z } from 'zod';
import { DialogHostContext } from '../../../shared/dialogs/dialog-host';
import { SchemaDialog } from '../../../shared/dialogs/schema-dialog';
import { SelectField } from '../../../shared/fields/select-field';
import { useSchemaForm } from '../../../shared/forms/use-schema-form';
import { lagosToday } from '../../../shared/members/lagos-today';
import { RetryAlert } from '../../../shared/page/retry-alert';
import { isTaskOf, isUnderWay, type TaskOf } from '../../../shared/tasks/requests';
import { TaskDialog } from '../../../shared/tasks/task-dialog';
import { type Preview, usePreview } from '../../../shared/tasks/use-preview';
import { billedText } from './billing-words';
import { LeftOut } from './left-out';
import { useBillingMutation, useMemberTaskListQuery } from './requests';

/** Years before the present one that can be chosen. */
const YEARS_BACK = 10;

const schema = z.object({ year: z.string() });

interface DialogProps {
  readonly onClose: () => void;
}

/** Effect of a billing before it starts; keeps its height while loading. */
function BillingPreview({ preview, onClose }: DialogProps & { readonly preview: Preview<MembersBilled> }) {
  const { outcome, problem, isLoading, retry } = preview;
  if (problem)
    return (
      <RetryAlert severity="error" retry={retry}>
        {problem}
      </RetryAlert>
    );
  const nobody = outcome?.billed === 0;
  return (
    <>
      <Typography role="status" sx={{ minHeight: '1.5em', fontWeight: 600 }}>
        {isLoading || !outcome
          ? 'Counting…'
          : nobody
            ? 'Nobody owes a subscription for this year'
            : billedText(outcome)}
      </Typography>
      {outcome ? <LeftOut outcome={outcome} onClose={onClose} /> : null}
    </>
  );
}

/** Progress of a billing, and its outcome. */
function BillingTask({ task, onClose }: DialogProps & { readonly task: TaskOf<'billing'> }) {
  return (
    <TaskDialog title="Billing the year" task={task} onClose={onClose}>
      {(outcome) => (
        <Stack spacing={2}>
          <Alert severity="success">Billed: {billedText(outcome)}</Alert>
          <LeftOut outcome={outcome} onClose={onClose} />
          <TextLink
            to="/admin/members?owing=true"
            onClick={onClose}
            sx={{ display: 'inline-flex', minHeight: 44, alignItems: 'center' }}
          >
            See the members who owe
          </TextLink>
        </Stack>
      )}
    </TaskDialog>
  );
}

const isBilling = (task: MemberTask): task is TaskOf<'billing'> =>
  isTaskOf(task, 'billing') && isUnderWay(task);

/** Charges the subscriptions of a year after a dry run. A billing that this person started before is shown instead. */
export function BillingDialog({ onClose }: DialogProps) {
  const show = use(DialogHostContext);
  const [bill] = useBillingMutation();
  const tasks = useMemberTaskListQuery(undefined, { refetchOnMountOrArgChange: true });
  const present = Number(lagosToday().slice(0, 4));
  const form = useSchemaForm(schema, { year: String(present) });
  const { year } = form.values;
  const preview = usePreview(year, async () => {
    const answer = await bill({ body: { year: Number(year), dryRun: true } }).unwrap();
    return answer as MembersBilled;
  });
  const running = tasks.isFetching ? undefined : tasks.data?.find(isBilling);
  if (running) return <BillingTask task={running} onClose={onClose} />;
  const { outcome } = preview;
  const send = async () => {
    const task = await bill({ body: { year: Number(year) } }).unwrap();
    if (isTaskOf(task, 'billing')) show(<BillingTask task={task} onClose={onClose} />);
  };
  const years = Array.from({ length: YEARS_BACK + 2 }, (_none, at) => String(present + 1 - at));
  return (
    <SchemaDialog
      form={form}
      title="Bill a year"
      submitLabel={outcome && outcome.billed > 0 ? `Bill ${outcome.billed.toLocaleString('en-GB')}` : 'Bill'}
      disabled={!outcome || outcome.billed === 0}
      send={send}
      onSent={() => undefined}
      onClose={onClose}
    >
      <SelectField
        label="Year"
        value={year}
        options={years.map((each) => [each, each] as const)}
        onChange={form.setterOf('year')}
      />
      <Typography color="textSecondary">
        Each member is charged once for a year, by the grade and the fees of its first day. Invoices go out by
        e-mail.
      </Typography>
      <BillingPreview preview={preview} onClose={onClose} />
    </SchemaDialog>
  );
}
