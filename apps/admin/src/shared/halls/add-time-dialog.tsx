import { ADDED_MINUTES_MAX, type HallTimeAdded } from '@concord/contracts';
import { toastSuccess, Typography } from '@concord/ui';
import { FormTextField } from '@concord/ui/forms';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { usePreview } from '../tasks/use-preview';
import { SchemaDialog } from '../dialogs/schema-dialog';
import { counted } from '../format';
import { useSchemaForm } from '../forms/use-schema-form';
import { RetryAlert } from '../page/retry-alert';

interface AddTimeBody {
  readonly minutes: number;
  /** Confirmed number of candidates. */
  readonly count?: number;
  readonly dryRun?: true;
}

interface AddTimeDialogProps {
  readonly title: string;
  readonly order: (body: AddTimeBody) => Promise<HallTimeAdded>;
  /** Formats the number of candidates, such as `5 candidates`. */
  readonly countText: (count: number) => string;
  readonly onDone?: () => void;
  readonly onClose: () => void;
  /** Text that says who gets the time. */
  readonly children: ReactNode;
}

const HINT = `From 1 to ${ADDED_MINUTES_MAX}`;
const isMinutes = (text: string) =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= ADDED_MINUTES_MAX;
const schema = z.object({ minutes: z.string().trim().refine(isMinutes, HINT) });

/** Previews who would get extra time, and requests it. */
export function AddTimeDialog(props: AddTimeDialogProps) {
  const { title, order, countText, onDone, onClose, children } = props;
  const form = useSchemaForm(schema, { minutes: '10' }, 'onChange');
  const preview = usePreview('all', async () => (await order({ minutes: 1, dryRun: true })).count);
  const count = preview.outcome;
  const send = async ({ minutes }: typeof form.values) => {
    await order({ minutes: Number(minutes), ...(count && { count }) });
    toastSuccess(`Adding ${counted(Number(minutes), 'minute')}. This takes a few seconds.`);
    onDone?.();
  };
  return (
    <SchemaDialog
      form={form}
      title={title}
      submitLabel="Give more time"
      disabled={!form.isComplete || !count}
      send={send}
      onClose={onClose}
    >
      <Typography>{children}</Typography>
      <FormTextField
        control={form.control}
        name="minutes"
        label="Minutes to add"
        required
        autoFocus
        helperText={HINT}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
      />
      {preview.problem ? (
        <RetryAlert severity="error" retry={preview.retry}>
          {preview.problem}
        </RetryAlert>
      ) : null}
      <Typography role="status" sx={{ minHeight: '1.5em', fontWeight: 600 }}>
        {preview.isLoading ? 'Counting…' : null}
        {count === undefined ? null : `${countText(count)} will get more time`}
      </Typography>
    </SchemaDialog>
  );
}
