import { CPD_LIMITS } from '@concord/contracts';
import { Box, Button, Stack, Typography } from '@concord/ui';
import { FieldError, MenuItem, TextField, useController } from '@concord/ui/forms';
import { activitiesOf, type TypedActivity } from './cpd-setting-kinds';
import type { SettingFieldProps } from './setting-field-props';
import { SETTINGS } from './settings-list';

const ROW = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 9rem 7rem 9rem auto' },
} as const;
const NEW: TypedActivity = { key: '', title: '', unit: 'hour', points: '1', yearlyMax: '' };

interface ActivityRowProps {
  readonly activity: TypedActivity;
  readonly position: number;
  readonly onChange: (activity: TypedActivity) => void;
  readonly onRemove: () => void;
}

function ActivityRow({ activity, position, onChange, onRemove }: ActivityRowProps) {
  const field = (name: 'title' | 'points' | 'yearlyMax', label: string) => ({
    label,
    value: activity[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...activity, [name]: target.value }),
    slotProps: {
      htmlInput: { 'aria-label': `${label}, activity ${position}`, maxLength: CPD_LIMITS.titleLength },
    },
  });
  return (
    <Box role="group" aria-label={`Activity ${position}`} sx={ROW}>
      <TextField {...field('title', 'Activity')} />
      <TextField
        select
        label="Counted"
        value={activity.unit}
        onChange={({ target }) => onChange({ ...activity, unit: target.value as TypedActivity['unit'] })}
      >
        <MenuItem value="hour">By the hour</MenuItem>
        <MenuItem value="each">Each</MenuItem>
      </TextField>
      <TextField {...field('points', 'Points')} />
      <TextField {...field('yearlyMax', 'Most a year')} placeholder="No limit" />
      <Button color="error" onClick={onRemove} aria-label={`Remove activity ${position}`}>
        Remove
      </Button>
    </Box>
  );
}

/** Activities of CPD with their points, one a row. */
export function ActivitiesField({ name, control }: SettingFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const { label, help } = SETTINGS[name];
  const activities = activitiesOf(field.value);
  const put = (next: readonly TypedActivity[]) => field.onChange(JSON.stringify(next));
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Typography sx={{ fontWeight: 550 }}>{label}</Typography>
      <Typography variant="body2" color="textSecondary">
        {help}
      </Typography>
      <Stack spacing={2} sx={{ mt: 2 }}>
        {activities.map((activity, index) => (
          <ActivityRow
            key={activity.key || `new-${index}`}
            activity={activity}
            position={index + 1}
            onChange={(changed) => put(activities.map((each, at) => (at === index ? changed : each)))}
            onRemove={() => put(activities.filter((_, at) => at !== index))}
          />
        ))}
      </Stack>
      <FieldError message={fieldState.error?.message} />
      <Button
        sx={{ mt: 1.5 }}
        disabled={activities.length >= CPD_LIMITS.kinds}
        onClick={() => put([...activities, NEW])}
      >
        Add an activity
      </Button>
    </Box>
  );
}
