import { PROGRAMMES, type Programme } from '@concord/contracts';
import { Box } from '@concord/ui';
import {
  Checkbox,
  type Control,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormLabel,
  useController,
} from '@concord/ui/forms';
import type { ChosenProgramme, CorrectionValues } from './correction-values';

/** Toggles a programme: a group with options is chosen by these, one without by itself. */
function toggled(chosen: readonly ChosenProgramme[], { name, options }: Programme, option?: string) {
  const present = chosen.find((group) => group.name === name);
  const others = chosen.filter((group) => group !== present);
  const next = options.filter((each) => (present?.options ?? []).includes(each) !== (each === option));
  const isChosen = option === undefined ? !present : next.length > 0;
  return isChosen ? [...others, { name, options: next }] : others;
}

/** Programme groups and options of the application. */
export function ProgrammesField({ control }: { readonly control: Control<CorrectionValues> }) {
  const { field } = useController({ control, name: 'academicPrograms' });
  const chosen = field.value;
  return (
    <Box sx={{ mt: 2.5, display: 'grid', gap: 2.5, gridTemplateColumns: { lg: '1fr 1fr' } }}>
      {PROGRAMMES.map((programme) => {
        const present = chosen.find(({ name }) => name === programme.name);
        const options = programme.options.length > 0 ? programme.options : [undefined];
        return (
          <FormControl key={programme.id} component="fieldset">
            <FormLabel component="legend">{programme.name}</FormLabel>
            <FormGroup>
              {options.map((option) => (
                <FormControlLabel
                  key={option ?? ''}
                  label={option ?? 'Applied for'}
                  control={
                    <Checkbox
                      checked={
                        option === undefined
                          ? present !== undefined
                          : (present?.options ?? []).includes(option)
                      }
                      onChange={() => field.onChange(toggled(chosen, programme, option))}
                    />
                  }
                />
              ))}
            </FormGroup>
          </FormControl>
        );
      })}
    </Box>
  );
}
