import { Box, Stack, TextLink, Typography } from '@concord/ui';
import { FormProvider, useForm } from '@concord/ui/forms';
import { AdmissionFrame } from './admission-frame';
import { DraftNotice } from './draft/draft-notice';
import { EARLY_FORM } from './shared/early-entries';
import { EarlyFields } from './early/early-fields';
import { FormLoading } from './shared/form-loading';
import { PARTS, partIds } from './form/parts';
import { EMPTY_FORM } from './form/registration-form';
import { EarlyProgress } from './progress/early-progress';
import { PassportField } from './sections/passport-field';
import { Section } from './sections/section';

/** Parts after the first, which the served page lists as links. */
const LATER_PARTS = PARTS.filter(({ id }) => id !== 'personal');

const WITHOUT_SCRIPTS = '@media (scripting: none)';

/** First part of the form with fields that work without scripts, and skeletons for the rest. */
function EarlyForm() {
  const form = useForm({ defaultValues: EMPTY_FORM });
  return (
    <Box sx={{ minHeight: '100vh', [WITHOUT_SCRIPTS]: { display: 'none' } }}>
      <DraftNotice state={{ kind: 'loading' }} onDelete={() => undefined} />
      <FormProvider {...form}>
        <EarlyProgress>
          <Stack component="form" noValidate spacing={3}>
            <Section part="personal">
              <PassportField />
              <EarlyFields />
            </Section>
            <div>
              {LATER_PARTS.map(({ id }) => (
                <div key={id} id={partIds(id).section} />
              ))}
              <FormLoading />
            </div>
          </Stack>
        </EarlyProgress>
      </FormProvider>
    </Box>
  );
}

/** Prerendered registration page. The browser keeps its fields until the form has loaded. */
export function AdmissionOpening() {
  return (
    <AdmissionFrame>
      <div id={EARLY_FORM}>
        <noscript>
          <Typography>
            This form needs JavaScript. Please switch it on and reload the page, or{' '}
            <TextLink to="/contact">contact us</TextLink>.
          </Typography>
        </noscript>
        <EarlyForm />
      </div>
    </AdmissionFrame>
  );
}
