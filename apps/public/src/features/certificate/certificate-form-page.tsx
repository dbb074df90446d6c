import { errorMessage } from '@concord/api-client/requests';
import { LIMITS } from '@concord/contracts';
import { Button, Paper, Stack, TextLink, Typography } from '@concord/ui';
import { Alert, FormDateField, FormSerialField, FormTextField } from '@concord/ui/forms';
import { head } from '../../content/certificate-form';
import { ContentFrame } from '../../shared/content-view/content-frame';
import { CourseField } from './course-field';
import { useCertificateForm } from './use-certificate-form';
import { FORM_WIDTH } from './form-width';

/** Form for the details of a certificate. A valid serial number opens the certificate for printing. */
export default function CertificateFormPage() {
  const { form, failure, submit } = useCertificateForm();
  const { control, formState } = form;
  const isBusy = formState.isSubmitting;
  return (
    <ContentFrame head={head}>
      <Paper
        component="form"
        variant="outlined"
        noValidate
        aria-label="Certificate details"
        onSubmit={(event) => void submit(event)}
        sx={{ mt: { xs: 4, md: 6 }, p: { xs: 2, md: 4 }, maxWidth: FORM_WIDTH }}
      >
        <Stack spacing={3}>
          <FormTextField
            control={control}
            name="studentName"
            label="Student name"
            autoComplete="name"
            helperText={`As in our records, up to ${LIMITS.certificateNameLength} characters`}
            slotProps={{ htmlInput: { 'aria-required': true } }}
          />
          <CourseField control={control} />
          <FormSerialField
            control={control}
            name="serialNumber"
            label="Serial number"
            helperText="Four groups of four letters and digits"
          />
          <FormDateField
            control={control}
            name="dateGenerated"
            label="Date"
            helperText="The date to print on the certificate"
          />
          {failure ? <Alert severity="error">{errorMessage(failure)}</Alert> : null}
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={isBusy}
            sx={{ alignSelf: 'flex-start' }}
          >
            {isBusy ? 'Loading..' : 'Proceed'}
          </Button>
        </Stack>
        <noscript>
          <Typography sx={{ mt: 2 }}>
            This form needs JavaScript. Please switch it on in your browser.
          </Typography>
        </noscript>
      </Paper>
      <Typography sx={{ mt: 3 }}>
        No serial number, or yours is not accepted?{' '}
        <TextLink to="/contact" underline="always">
          Contact the institute
        </TextLink>
        .
      </Typography>
    </ContentFrame>
  );
}
