import { MEMBER_ACTS, RESTRICTED_STATES } from '@concord/contracts';
import { Box, Typography } from '@concord/ui';
import {
  Checkbox,
  FormControlLabel,
  FormGroup,
  FormSelect,
  FormTextField,
  useController,
} from '@concord/ui/forms';
import { ActivitiesField } from './activities-field';
import { GradesField } from './grades-field';
import { ACT_WORDS, forbidden, hasToken, STATE_WORDS, withToken } from './setting-kinds';
import type { SettingFieldProps } from './setting-field-props';
import { SETTINGS } from './settings-list';

/** Acts that each state forbids, as checkboxes. */
function ActsField({ name, control }: SettingFieldProps) {
  const { field } = useController({ control, name });
  const { label, help } = SETTINGS[name];
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Typography sx={{ fontWeight: 550 }}>{label}</Typography>
      <Typography variant="body2" color="textSecondary">
        {help}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {RESTRICTED_STATES.map((state) => (
          <FormGroup key={state} role="group" aria-label={STATE_WORDS[state]}>
            <Typography variant="body2" sx={{ fontWeight: 550 }}>
              {STATE_WORDS[state]}
            </Typography>
            {MEMBER_ACTS.map((act) => (
              <FormControlLabel
                key={act}
                label={ACT_WORDS[act]}
                control={
                  <Checkbox
                    checked={hasToken(field.value, forbidden(state, act))}
                    onChange={(_event, isOn) =>
                      field.onChange(withToken(field.value, forbidden(state, act), isOn))
                    }
                  />
                }
              />
            ))}
          </FormGroup>
        ))}
      </Box>
    </Box>
  );
}

/** Field of a setting, by its kind. */
export function SettingField({ name, control }: SettingFieldProps) {
  const setting = SETTINGS[name];
  const common = { control, name, label: setting.label, helperText: setting.help };
  if (setting.field === 'acts') return <ActsField name={name} control={control} />;
  if (setting.field === 'activities') return <ActivitiesField name={name} control={control} />;
  if (setting.field === 'grades') return <GradesField name={name} control={control} />;
  if (setting.field === 'choice')
    return <FormSelect {...common} options={setting.options.map(([value, label]) => ({ value, label }))} />;
  return (
    <FormTextField
      {...common}
      slotProps={{
        htmlInput: { maxLength: setting.length, ...(setting.isNumber && { inputMode: 'numeric' }) },
      }}
    />
  );
}
