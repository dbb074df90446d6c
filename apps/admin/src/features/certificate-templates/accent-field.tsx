import { Box, Stack } from '@concord/ui';
import { type Control, FormTextField, useController } from '@concord/ui/forms';
import type { TemplateValues } from './template-values';

/** Colours of the institute, readable on white. */
const COLOURS = [
  ['#14663a', 'Green'],
  ['#0d4a2b', 'Deep green'],
  ['#0b5a5e', 'Teal'],
  ['#1f3f77', 'Blue'],
  ['#6b2137', 'Wine'],
  ['#3a3f3c', 'Graphite'],
] as const;

/** Colour of a certificate's ornaments and name: one of the institute's, or any other. */
export function AccentField({ control }: { readonly control: Control<TemplateValues> }) {
  const { field } = useController({ control, name: 'accent' });
  const present = field.value.trim().toLowerCase();
  return (
    <Stack spacing={1.5}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        role="group"
        aria-label="Colours"
        sx={{ flexWrap: 'wrap' }}
      >
        {COLOURS.map(([colour, name]) => (
          <Box
            key={colour}
            component="button"
            type="button"
            aria-label={name}
            aria-pressed={present === colour}
            title={name}
            onClick={() => field.onChange(colour)}
            sx={{
              width: 44,
              height: 44,
              borderRadius: '50%',
              cursor: 'pointer',
              border: 3,
              borderColor: 'background.paper',
              outline: present === colour ? 2 : 1,
              outlineStyle: 'solid',
              outlineColor: present === colour ? 'text.primary' : 'divider',
              '&:focus-visible': { outline: 3, outlineStyle: 'solid', outlineColor: 'primary.main' },
            }}
            style={{ background: colour }}
          />
        ))}
      </Stack>
      <FormTextField
        control={control}
        name="accent"
        label="Colour"
        helperText="Choose one above, or enter your own, such as #14663a"
        slotProps={{ htmlInput: { maxLength: 20, spellCheck: false } }}
      />
    </Stack>
  );
}
