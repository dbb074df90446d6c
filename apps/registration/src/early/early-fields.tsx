import { Box } from '@concord/ui';
import { TextField } from '@concord/ui/forms';
import { partOf, type Field } from '../form/parts';
import { FieldGrid } from '../sections/section';

/** Disabled, because the choices come from the server. */
const OFF = { disabled: true, placeholder: ' ' } as const;
const SHRUNK = { inputLabel: { shrink: true } };

/** Native field of the form; text and choices work without scripts. */
function EarlyField({ name, label, options, latest, ...input }: Field) {
  const common = { name, label, required: input.required };
  if (name === 'phoneNumber') {
    return (
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: '132px minmax(0, 1fr)', sm: '144px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <TextField label="Calling code" value="+234" disabled slotProps={SHRUNK} />
        <TextField {...common} type="tel" autoComplete="tel-national" placeholder=" " />
      </Box>
    );
  }
  if (name === 'country') return <TextField {...OFF} label={label} helperText="Loading the countries" />;
  if (name === 'state') return <TextField {...OFF} label={label} helperText="Choose a country first" />;
  if (options) {
    return (
      <TextField {...common} select slotProps={{ select: { native: true }, inputLabel: { shrink: false } }}>
        <option value="" aria-label="No choice" />
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </TextField>
    );
  }
  if (latest) {
    return (
      <TextField
        {...common}
        placeholder="DD/MM/YYYY"
        slotProps={{ ...SHRUNK, htmlInput: { inputMode: 'numeric', maxLength: 40 } }}
      />
    );
  }
  return <TextField {...common} type={input.type} autoComplete={input.autoComplete} placeholder=" " />;
}

const RAISED = { transform: 'translate(14px, -10px) scale(0.875)', maxWidth: 'calc(133% - 32px)' };
const OPEN = { maxWidth: '100%' };
/** Selector for fields with a raised label: those with the focus or a value. */
const USED =
  '.MuiFormControl-root:has(input:focus, select:focus, input:not(:placeholder-shown), option:checked:not([value=""]))';

/** Fields of the first part, for the served page. */
export function EarlyFields() {
  return (
    <Box
      sx={{
        [`& ${USED} > label`]: RAISED,
        [`& ${USED} legend`]: OPEN,
        // Browsers without `:has` raise all labels.
        '@supports not selector(:has(a))': { '& label': RAISED, '& legend': OPEN },
      }}
    >
      <FieldGrid>
        {partOf('personal')
          .fields.filter(({ name }) => name !== 'image_data')
          .map((field) => (
            <EarlyField key={field.name} {...field} />
          ))}
      </FieldGrid>
    </Box>
  );
}
