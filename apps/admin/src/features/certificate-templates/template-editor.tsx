import { isApiError } from '@concord/api-client/requests';
import { TEMPLATE_LIMITS, templateSaveBody, type TemplateVersion } from '@concord/contracts';
import { Box, Button, Stack, toastError, toastSuccess } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { FormTextField, useForm, zodResolver } from '@concord/ui/forms';
import { useEffect, useState } from 'react';
import { useLeaveGuard } from '../../shared/forms/use-leave-guard';
import { Section } from '../../shared/page/section';
import { AccentField } from './accent-field';
import { BodyField } from './body-field';
import { LivePreview } from './live-preview';
import { useCertificateTemplateSaveMutation } from './requests';
import { SignatoriesField } from './signatories-field';
import { type TemplateValues, valuesOf } from './template-values';

const resolver = zodResolver(templateSaveBody.out);

/** Editor of a design with a live preview. */
export function TemplateEditor({ present }: { readonly present: TemplateVersion }) {
  const { design } = present;
  const [save] = useCertificateTemplateSaveMutation();
  const form = useForm<TemplateValues>({ resolver, defaultValues: valuesOf(present), mode: 'onTouched' });
  const { control, formState, handleSubmit, reset } = form;
  const [isLate, setLate] = useState(false);
  const { isDirty } = formState;
  const guard = useLeaveGuard(isDirty, () => reset());
  // Keeps the input when another version arrives, from a colleague or the list; saving it is then refused.
  useEffect(() => {
    if (!isDirty) reset(valuesOf(present));
  }, [isDirty, present, reset]);
  const submit = handleSubmit(async (body) => {
    try {
      const saved = await save({ params: { design }, body }).unwrap();
      toastSuccess(`Version ${saved.version} saved`);
      reset(valuesOf(saved));
      setLate(false);
    } catch (error) {
      if (isApiError(error) && error.code === 'REVISION') setLate(true);
      else toastError(error);
    }
  });
  const takeTheirs = () => {
    reset(valuesOf(present));
    setLate(false);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
      }}
    >
      <Box sx={{ position: { lg: 'sticky' }, top: { lg: 16 }, order: { lg: 1 } }}>
        <Section title="Preview">
          <LivePreview design={design} control={control} />
        </Section>
      </Box>
      <Stack spacing={2.5}>
        <Section title="Wording">
          <Stack spacing={2.5}>
            <FormTextField
              control={control}
              name="title"
              label="Title"
              slotProps={{ htmlInput: { maxLength: TEMPLATE_LIMITS.titleLength } }}
            />
            <BodyField control={control} />
          </Stack>
        </Section>
        <Section title="Signatures">
          <SignatoriesField control={control} />
        </Section>
        <Section title="Colour">
          <AccentField control={control} />
        </Section>
        {isLate ? (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" onClick={takeTheirs}>
                Use their version
              </Button>
            }
          >
            Someone else has changed this design since you opened it. Copy what you want to keep, then use
            their version.
          </Alert>
        ) : null}
        <Stack
          direction="row"
          spacing={2}
          sx={{ position: 'sticky', bottom: 0, py: 2, bgcolor: 'background.default', zIndex: 1 }}
        >
          <Button
            type="submit"
            variant="contained"
            loading={formState.isSubmitting}
            disabled={!isDirty || isLate}
          >
            Save as version {present.version + 1}
          </Button>
          <Button disabled={!isDirty} onClick={() => reset()}>
            Discard changes
          </Button>
        </Stack>
      </Stack>
      {guard}
    </Box>
  );
}
