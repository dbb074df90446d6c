import { ADDED_MINUTES_MAX, type Hall } from '@concord/contracts';
import { toastSuccess, Typography } from '@concord/ui';
import { Alert, TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { usePreview } from '../../shared/assignments/use-preview';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { counted } from '../../shared/format';
import { useHallAddTimeMutation } from '../../shared/halls/requests';

interface AddTimeDialogProps {
  readonly hall: Hall;
  readonly onClose: () => void;
}

const isMinutes = (text: string) =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= ADDED_MINUTES_MAX;

/** Gives everybody of a session more time, also who has not begun yet. */
export function AddTimeDialog({ hall, onClose }: AddTimeDialogProps) {
  const [add] = useHallAddTimeMutation();
  const [minutes, setMinutes] = useState('10');
  const typed = minutes.trim();
  const params = { id: hall._id };
  const preview = usePreview('all', async () => {
    const { count } = await add({ params, body: { minutes: 1, dryRun: true } }).unwrap();
    return count;
  });
  const count = preview.outcome;
  const send = async () => {
    await add({ params, body: { minutes: Number(typed), ...(count && { count }) } }).unwrap();
    toastSuccess(`${counted(Number(typed), 'more minute')} for all: this takes some seconds`);
  };
  return (
    <FormDialog
      title={`More time for all of ${hall.name}`}
      submitLabel="Give more time"
      disabled={!isMinutes(typed) || !count}
      send={send}
      onClose={onClose}
    >
      <Typography>
        It is added to the extra time that each of them has, in every exam of the session that is not handed
        in.
      </Typography>
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
        {count === undefined ? null : `${counted(count, 'exam')} of its candidates will get more time`}
      </Typography>
    </FormDialog>
  );
}
