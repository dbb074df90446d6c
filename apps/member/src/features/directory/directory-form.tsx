import { type MyDirectory, type MyDirectoryBody, myDirectoryBody } from '@concord/contracts';
import { Box, Button, Stack, toastError, toastSuccess, Typography } from '@concord/ui';
import {
  Checkbox,
  type Control,
  FormControlLabel,
  FormTextField,
  useController,
  useForm,
  useWatch,
  zodResolver,
} from '@concord/ui/forms';
import { useHolder } from '../../shared/holder';
import { useMyDirectoryReplaceMutation } from './requests';

interface ChoiceProps {
  readonly control: Control<MyDirectoryBody>;
  readonly name: 'isListed' | 'showsState';
  readonly label: string;
}

function Choice({ control, name, label }: ChoiceProps) {
  const { field } = useController({ control, name });
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          checked={field.value}
          onChange={(_event, isOn) => field.onChange(isOn)}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
    />
  );
}

interface PreviewProps {
  readonly entry: MyDirectory;
  readonly typed: Pick<MyDirectoryBody, 'showsState' | 'fields'>;
}

/** The entry as the directory would show it. */
const Preview = ({ entry: { name, grade, state }, typed }: PreviewProps) => (
  <Box
    role="group"
    aria-label="Your entry"
    sx={{
      p: 2,
      border: 1,
      borderColor: 'divider',
      borderLeft: 4,
      borderLeftColor: 'primary.main',
      borderRadius: 1,
    }}
  >
    <Typography dir="auto" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
      {name}
    </Typography>
    <Typography>{typed.showsState && state ? `${grade} · ${state}` : grade}</Typography>
    {typed.fields.trim() ? (
      <Typography dir="auto" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {typed.fields}
      </Typography>
    ) : null}
  </Box>
);

/** Consent to an entry in the public directory. */
export default function DirectoryForm({ entry }: { readonly entry: MyDirectory }) {
  const { isViewed } = useHolder();
  const [replace] = useMyDirectoryReplaceMutation();
  const { isListed, showsState, fields } = entry;
  const { control, handleSubmit, formState } = useForm<MyDirectoryBody>({
    resolver: zodResolver(myDirectoryBody),
    defaultValues: { isListed, showsState, fields },
  });
  const typed = useWatch({ control }) as MyDirectoryBody;
  const save = async (body: MyDirectoryBody) => {
    try {
      const { isListed: isIn } = await replace({ body }).unwrap();
      toastSuccess(isIn ? 'Saved' : 'You are not in the directory');
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => void handleSubmit(save)(event)}>
      <Choice control={control} name="isListed" label="List me in the public directory" />
      {typed.isListed ? (
        <>
          {entry.state ? (
            <Choice control={control} name="showsState" label={`Show my state: ${entry.state}`} />
          ) : null}
          <FormTextField
            control={control}
            name="fields"
            label="Fields of work"
            helperText="Mediation, peace education. Leave it empty to show none"
          />
          <Preview entry={entry} typed={typed} />
        </>
      ) : null}
      {isViewed ? null : (
        <div>
          <Button type="submit" variant="contained" loading={formState.isSubmitting}>
            Save
          </Button>
        </div>
      )}
    </Stack>
  );
}
