import { LIMITS } from '@concord/contracts';
import { Button, Stack, toastError, toastSuccess } from '@concord/ui';
import { AddIcon } from '@concord/ui/display';
import { TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { counted } from '../../shared/format';
import { useGenerateSerialMutation } from './generate-serial';

const countFrom = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Makes one serial number, or as many as asked for. */
export function GenerateForm({ onGenerated }: { readonly onGenerated: () => void }) {
  const [text, setText] = useState('1');
  const [generate, { isLoading }] = useGenerateSerialMutation();
  const count = countFrom(text);
  const wrong = !(count >= 1 && count <= LIMITS.serialBatchMax);

  const submit = async () => {
    if (wrong) return;
    try {
      const made = await generate(count === 1 ? {} : { count }).unwrap();
      toastSuccess(`${counted(made.length, 'serial number')} generated`);
      onGenerated();
    } catch (error) {
      toastError(error);
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      direction="row"
      spacing={1.5}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ alignItems: 'flex-start' }}
    >
      <TextField
        label="How many"
        value={text}
        error={wrong}
        helperText={wrong ? `1 to ${LIMITS.serialBatchMax}` : undefined}
        onChange={(event) => setText(event.target.value)}
        sx={{ width: 120 }}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Button
        type="submit"
        variant="contained"
        startIcon={<AddIcon />}
        loading={isLoading}
        disabled={wrong}
        sx={{ minHeight: 56 }}
      >
        Generate
      </Button>
    </Stack>
  );
}
