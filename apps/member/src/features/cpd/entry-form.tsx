import { isApiError } from '@concord/api-client/member';
import { type CpdKind, cpdAmount, lagosDay, LIMITS, type MyCpdEntry } from '@concord/contracts';
import { Button, Stack, toastError, toastSuccess, Typography } from '@concord/ui';
import { FormDateField, FormSelect, FormTextField, useForm, useWatch, zodResolver } from '@concord/ui/forms';
import { z } from 'zod';
import { FilesField } from '../../shared/files/files-field';
import { useFiles } from '../../shared/files/use-files';
import { kindHelp } from './cpd-words';

const schema = z.object({
  kind: z.string().min(1, 'Choose the activity'),
  title: z.string().trim().min(3, 'Say in a few words what you did'),
  day: z.string().min(1, 'Enter the day').pipe(lagosDay),
  amount: z.string().superRefine((typed, context) => {
    const issue = cpdAmount.safeParse(typed.trim() === '' ? undefined : Number(typed)).error?.issues[0];
    if (issue) context.addIssue({ code: 'custom', message: issue.message });
  }),
});
type Values = z.infer<typeof schema>;

/** An activity as the calls take it, with new files. */
export interface EnteredEntry {
  readonly kind: string;
  readonly title: string;
  readonly day: string;
  readonly amount: number;
  readonly files: { readonly name: string; readonly file: string }[];
}

interface EntryFormProps {
  readonly kinds: readonly CpdKind[];
  readonly earliestDay: string;
  /** The entry that is changed; a new one without it. */
  readonly entry?: MyCpdEntry;
  readonly submitLabel: string;
  readonly doneText: string;
  /** @param keep ids of stored files that stay */
  readonly send: (entered: EnteredEntry, keep: string[]) => Promise<unknown>;
  readonly onClose: () => void;
}

const FILE_HELP = 'A certificate or a programme.';

const valuesOf = (entry: MyCpdEntry | undefined): Values => ({
  kind: entry?.kind ?? '',
  title: entry?.title ?? '',
  day: entry?.day ?? '',
  amount: entry ? String(entry.amount) : '',
});

/** Fields of an activity with its evidence. */
export function EntryForm(props: EntryFormProps) {
  const { kinds, earliestDay, entry, submitLabel, doneText, send, onClose } = props;
  const files = useFiles(entry?.files);
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: valuesOf(entry) });
  const chosen = useWatch({ control: form.control, name: 'kind' });
  const kind = kinds.find(({ key }) => key === chosen);

  const refuse = (error: unknown) => {
    const issues = isApiError(error) ? error.issues : [];
    const shown = issues.filter(({ path }) => path in schema.shape);
    for (const { path, message } of shown) form.setError(path as keyof Values, { message });
    if (shown.length === 0) toastError(error);
  };
  const submit = form.handleSubmit(
    async ({ amount, ...values }) => {
      if (!files.check()) return;
      try {
        await send({ ...values, amount: Number(amount), files: files.chosen }, files.keep);
        toastSuccess(doneText);
        onClose();
      } catch (error) {
        refuse(error);
      }
    },
    () => void files.check(),
  );
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      <FormSelect
        control={form.control}
        name="kind"
        label="Activity"
        options={kinds.map(({ key, title }) => ({ value: key, label: title }))}
        helperText={kind ? kindHelp(kind) : 'Choose what comes closest'}
      />
      <FormTextField
        control={form.control}
        name="title"
        label="What you did"
        helperText="Its title and who held it"
        slotProps={{ htmlInput: { maxLength: LIMITS.titleLength } }}
      />
      <FormDateField
        control={form.control}
        name="day"
        label="Day"
        minDate={earliestDay}
        helperText="The last day, if it took several"
      />
      <FormTextField
        control={form.control}
        name="amount"
        label={kind?.unit === 'each' ? 'How many' : 'Hours'}
        helperText={kind?.unit === 'each' ? 'A whole number' : 'Quarters are fine, such as 1.5'}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 6 } }}
      />
      <FilesField label="Evidence" help={FILE_HELP} {...files.field} />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={form.formState.isSubmitting || files.isReading}>
          {submitLabel}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        You can change it until we have decided.
      </Typography>
    </Stack>
  );
}
