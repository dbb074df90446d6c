import { LIMITS, type Serial } from '@concord/contracts';
import { Button, Stack, toastError, toastSuccess } from '@concord/ui';
import { AddIcon } from '@concord/ui/display';
import { TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { counted } from '../../shared/format';
import { useSerialGenerateMutation } from './requests';

const countFrom = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** The plain call makes one serial; with a count or a note they are a batch. */
const bodyOf = (count: number, note: string) =>
  count === 1 && !note ? {} : { count, ...(note && { note }) };

const FIELD_SX = { '& .MuiInputBase-root': { minHeight: 44 } } as const;

/** Makes serials for registrations. */
export function GenerateForm({ onGenerated }: { readonly onGenerated: (made: readonly Serial[]) => void }) {
  const [text, setText] = useState('1');
  const [note, setNote] = useState('');
  const [generate, { isLoading }] = useSerialGenerateMutation();
  const count = countFrom(text);
  const isValid = count >= 1 && count <= LIMITS.serialBatchMax;

  const submit = async () => {
    if (!isValid) return;
    try {
      const made = [await generate({ body: bodyOf(count, note.trim()) }).unwrap()].flat();
      toastSuccess(`${counted(made.length, 'serial number')} generated`);
      setNote('');
      onGenerated(made);
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
      useFlexGap
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ alignItems: 'flex-start', flexWrap: 'wrap' }}
    >
      <TextField
        label="How many"
        value={text}
        error={!isValid}
        helperText={isValid ? undefined : `1 to ${LIMITS.serialBatchMax}`}
        onChange={(event) => setText(event.target.value)}
        size="small"
        sx={{ ...FIELD_SX, width: 110 }}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <TextField
        label="Note"
        placeholder="What they are for"
        value={note}
        onChange={(event) => setNote(event.target.value)}
        size="small"
        sx={{ ...FIELD_SX, flex: 1, minWidth: 160 }}
        slotProps={{ htmlInput: { maxLength: LIMITS.titleLength }, inputLabel: { shrink: true } }}
      />
      <Button
        type="submit"
        variant="contained"
        startIcon={<AddIcon />}
        loading={isLoading}
        disabled={!isValid}
      >
        Generate
      </Button>
    </Stack>
  );
}
