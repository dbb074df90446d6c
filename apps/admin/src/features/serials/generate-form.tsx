import { LIMITS, type Serial } from '@concord/contracts';
import { Button, Stack, toastError, toastSuccess } from '@concord/ui';
import { AddIcon } from '@concord/ui/display';
import { FormTextField } from '@concord/ui/forms';
import { z } from 'zod';
import { counted } from '../../shared/format';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { useSending } from '../../shared/forms/use-sending';
import { useSerialGenerateMutation } from './requests';

const isCount = (text: string) =>
  /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= LIMITS.serialBatchMax;

const schema = z.object({
  count: z.string().trim().refine(isCount, `1 to ${LIMITS.serialBatchMax}`),
  note: z.string().trim(),
});

/** Body of the request: without a count or note it makes a single serial, else a batch. */
const bodyOf = (count: number, note: string) =>
  count === 1 && !note ? {} : { count, ...(note && { note }) };

const FIELD_SX = { '& .MuiInputBase-root': { minHeight: 44 } } as const;

/** Generates serials for registrations. */
export function GenerateForm({ onGenerated }: { readonly onGenerated: (made: readonly Serial[]) => void }) {
  const [generate] = useSerialGenerateMutation();
  const form = useSchemaForm(schema, { count: '1', note: '' }, 'onChange');
  const send = async ({ count, note }: typeof form.values) => {
    const made = [await generate({ body: bodyOf(Number(count), note) }).unwrap()].flat();
    toastSuccess(`${counted(made.length, 'serial number')} generated`);
    form.setValue('note', '');
    onGenerated(made);
  };
  const { busy, onSubmit } = useSending(form, send, { onRefused: toastError });

  return (
    <Stack
      component="form"
      noValidate
      direction="row"
      spacing={1.5}
      useFlexGap
      onSubmit={onSubmit}
      sx={{ alignItems: 'flex-start', flexWrap: 'wrap' }}
    >
      <FormTextField
        control={form.control}
        name="count"
        label="How many"
        size="small"
        sx={{ ...FIELD_SX, width: 110 }}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <FormTextField
        control={form.control}
        name="note"
        label="Note"
        placeholder="What they are for"
        size="small"
        sx={{ ...FIELD_SX, flex: 1, minWidth: 160 }}
        slotProps={{ htmlInput: { maxLength: LIMITS.titleLength }, inputLabel: { shrink: true } }}
      />
      <Button
        type="submit"
        variant="contained"
        startIcon={<AddIcon />}
        loading={busy}
        disabled={!form.isComplete}
      >
        Generate
      </Button>
    </Stack>
  );
}
