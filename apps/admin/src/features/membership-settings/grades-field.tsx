import { MEMBER_GRADES } from '@concord/contracts';
import { Box, Typography } from '@concord/ui';
import { FieldError, TextField, useController } from '@concord/ui/forms';
import { gradesOf } from './cpd-setting-kinds';
import type { SettingFieldProps } from './setting-field-props';
import { SETTINGS } from './settings-list';

/** A number for each grade. */
export function GradesField({ name, control }: SettingFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const { label, help } = SETTINGS[name];
  const values = gradesOf(field.value);
  return (
    <Box role="group" aria-label={label} sx={{ gridColumn: '1 / -1' }}>
      <Typography sx={{ fontWeight: 550 }}>{label}</Typography>
      <Typography variant="body2" color="textSecondary">
        {help}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          mt: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
        }}
      >
        {MEMBER_GRADES.map((grade) => (
          <TextField
            key={grade}
            label={grade}
            value={values[grade]}
            onChange={({ target }) => field.onChange(JSON.stringify({ ...values, [grade]: target.value }))}
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 7 } }}
          />
        ))}
      </Box>
      <FieldError message={fieldState.error?.message} />
    </Box>
  );
}
