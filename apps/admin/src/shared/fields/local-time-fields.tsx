import { Stack } from '@concord/ui';
import { DateField, TextField } from '@concord/ui/forms';
import type { LocalTime } from '../nigerian-time';

interface LocalTimeFieldsProps {
  readonly local: LocalTime;
  readonly onLocal: (local: LocalTime) => void;
  /** Problem of the time. */
  readonly problem?: string;
}

/** Day and time in Nigeria, labelled as such. */
export function LocalTimeFields({ local, onLocal, problem }: LocalTimeFieldsProps) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <DateField label="Day" value={local.day} onChange={(day) => onLocal({ ...local, day })} />
      <TextField
        label="Time in Nigeria"
        type="time"
        value={local.time}
        onChange={(event) => onLocal({ ...local, time: event.target.value })}
        error={problem !== undefined}
        helperText={problem ?? 'Hours and minutes, West Africa Time'}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Stack>
  );
}
