import { ADDED_MINUTES_MAX, type HallTimeAdded } from '@concord/contracts';
import { toastSuccess, Typography } from '@concord/ui';
import { Alert, TextField } from '@concord/ui/forms';
import { type ReactNode, useState } from 'react';
import { usePreview } from '../assignments/use-preview';
import { FormDialog } from '../dialogs/form-dialog';
import { counted } from '../format';

interface AddTimeBody {
  readonly minutes: number;
  /** How many were confirmed. */
  readonly count?: number;
  readonly dryRun?: true;
}

interface AddTimeDialogProps {
  readonly title: string;
  readonly order: (body: AddTimeBody) => Promise<HallTimeAdded>;
  /** Who gets it, as `5 candidates`. */
  readonly countText: (count: number) => string;
  readonly onDone?: () => void;
  readonly onClose: () => void;
  /** To what it is added. */
  readonly children: ReactNode;
}

const isMinutes = (text: string) =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= ADDED_MINUTES_MAX;

/** Counts who would get more time, and orders it. */
export function AddTimeDialog(props: AddTimeDialogProps) {
  const { title, order, countText, onDone, onClose, children } = props;
  const [minutes, setMinutes] = useState('10');
  const typed = minutes.trim();
  const preview = usePreview('all', async () => (await order({ minutes: 1, dryRun: true })).count);
  const count = preview.outcome;
  const send = async () => {
    await order({ minutes: Number(typed), ...(count && { count }) });
    toastSuccess(`Adding ${counted(Number(typed), 'minute')}. This takes a few seconds.`);
    onDone?.();
  };
  return (
    <FormDialog
      title={title}
      submitLabel="Give more time"
      disabled={!isMinutes(typed) || !count}
      send={send}
      onClose={onClose}
    >
      <Typography>{children}</Typography>
      <TextField
        label="Minutes to add"
        required
        autoFocus
        value={minutes}
        onChange={(event) => setMinutes(event.target.value)}
        error={!isMinutes(typed)}
        helperText={`From 1 to ${ADDED_MINUTES_MAX}`}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
      />
      {preview.problem ? <Alert severity="error">{preview.problem}</Alert> : null}
      <Typography role="status" sx={{ minHeight: '1.5em', fontWeight: 600 }}>
        {preview.isLoading ? 'Counting…' : null}
        {count === undefined ? null : `${countText(count)} will get more time`}
      </Typography>
    </FormDialog>
  );
}
