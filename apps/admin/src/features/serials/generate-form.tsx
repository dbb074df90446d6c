import { LIMITS } from '@concord/contracts';
import { Button, Stack, toastError, toastSuccess } from '@concord/ui';
import { AddIcon } from '@concord/ui/display';
import { TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { counted } from '../../shared/format';
import { useSerialGenerateMutation } from './requests';

const countFrom = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Generates one serial number or several. */
export function GenerateForm({ onGenerated }: { readonly onGenerated: () => void }) {
  const [text, setText] = useState('1');
  const [generate, { isLoading }] = useSerialGenerateMutation();
  const count = countFrom(text);
  const isValid = count >= 1 && count <= LIMITS.serialBatchMax;

  const submit = async () => {
    if (!isValid) return;
    try {
      const serials = await generate({ body: count === 1 ? {} : { count } }).unwrap();
      toastSuccess(`${counted([serials].flat().length, 'serial number')} generated`);
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
        error={!isValid}
        helperText={isValid ? undefined : `1 to ${LIMITS.serialBatchMax}`}
        onChange={(event) => setText(event.target.value)}
        sx={{ width: 120 }}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Button
        type="submit"
        variant="contained"
        startIcon={<AddIcon />}
        loading={isLoading}
        disabled={!isValid}
        sx={{ minHeight: 56 }}
      >
        Generate
      </Button>
    </Stack>
  );
}
