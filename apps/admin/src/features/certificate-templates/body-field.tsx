import { TEMPLATE_FIELDS, TEMPLATE_LIMITS, type TemplateField } from '@concord/contracts';
import { Button, Stack, Typography } from '@concord/ui';
import { type Control, TextField, useController } from '@concord/ui/forms';
import { useId, useRef } from 'react';
import type { TemplateValues } from './template-values';

const NAMES: Readonly<Record<TemplateField, string>> = {
  name: 'Name',
  course: 'Course',
  date: 'Date',
  number: 'Number',
};

/** Text of a certificate, with buttons that insert fields at the cursor. */
export function BodyField({ control }: { readonly control: Control<TemplateValues> }) {
  const { field, fieldState } = useController({ control, name: 'body' });
  const area = useRef<HTMLTextAreaElement>(null);
  const labelId = useId();
  const insert = (name: TemplateField) => {
    const { current } = area;
    const [from, to] = [
      current?.selectionStart ?? field.value.length,
      current?.selectionEnd ?? field.value.length,
    ];
    const mark = `{${name}}`;
    field.onChange(field.value.slice(0, from) + mark + field.value.slice(to));
    // After React has written the text.
    requestAnimationFrame(() => {
      current?.focus();
      current?.setSelectionRange(from + mark.length, from + mark.length);
    });
  };
  return (
    <Stack spacing={1}>
      <TextField
        multiline
        minRows={6}
        label="Text"
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={(element: HTMLTextAreaElement | null) => {
          area.current = element;
          field.ref(element);
        }}
        error={Boolean(fieldState.error)}
        helperText={
          fieldState.error?.message ??
          'Each line is printed separately. A line with only {name} or {course} is printed large.'
        }
        slotProps={{ htmlInput: { maxLength: TEMPLATE_LIMITS.bodyLength } }}
      />
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        role="group"
        aria-labelledby={labelId}
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Typography id={labelId} color="textSecondary">
          Insert
        </Typography>
        {TEMPLATE_FIELDS.map((name) => (
          <Button key={name} variant="outlined" onClick={() => insert(name)} sx={{ textTransform: 'none' }}>
            {NAMES[name]}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
