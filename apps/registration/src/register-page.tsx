import { Button, Page, PageHeader, Stack, Typography } from '@concord/ui';
import { ConfirmDialog } from '@concord/ui/display';
import { FormProvider, useForm } from '@concord/ui/forms';
import { useState } from 'react';
import { RegisterButton } from './form/register-button';
import { EMPTY_FORM, registrationResolver, type RegistrationForm } from './form/registration-form';
import { useRegistration } from './form/use-registration';
import { LoadingDialog } from './outcome/loading-dialog';
import { SuccessDialog } from './outcome/success-dialog';
import { DocumentsSection } from './sections/documents-section';
import { EmploymentSection } from './sections/employment-section';
import { MembershipSection } from './sections/membership-section';
import { PaymentSection } from './sections/payment-section';
import { PersonalSection } from './sections/personal-section';

/** The registration portal: one form in five sections. */
export default function RegisterPage() {
  const form = useForm<RegistrationForm>({
    resolver: registrationResolver,
    mode: 'onTouched',
    defaultValues: EMPTY_FORM,
  });
  const { busy, registered, register, close } = useRegistration(form);
  const [watching, setWatching] = useState(false);
  const [resetting, setResetting] = useState(false);

  const submit = form.handleSubmit((values) => {
    setWatching(true);
    return register(values);
  });
  const clear = () => form.reset(EMPTY_FORM);

  return (
    <Page title="Admission">
      <PageHeader
        title="Admission"
        lead="Register for membership or for a course. Have your passport picture, your documents and your serial number ready."
      />
      <FormProvider {...form}>
        <Stack component="form" noValidate spacing={3} onSubmit={(event) => void submit(event)}>
          <PersonalSection />
          <EmploymentSection />
          <MembershipSection />
          <DocumentsSection />
          <PaymentSection />
          <Stack
            direction={{ xs: 'column', md: 'row' }}
            spacing={2}
            sx={{ justifyContent: 'space-between', alignItems: { md: 'center' } }}
          >
            <Typography variant="body2" color="textSecondary">
              Required: passport picture, surname, firstname, email and serial number.
            </Typography>
            <Stack direction={{ xs: 'column-reverse', sm: 'row' }} spacing={1.5}>
              <Button size="large" disabled={busy} onClick={() => setResetting(true)}>
                Reset
              </Button>
              <RegisterButton control={form.control} busy={busy} />
            </Stack>
          </Stack>
        </Stack>
      </FormProvider>
      <LoadingDialog open={busy && watching} onClose={() => setWatching(false)} />
      {registered ? (
        <SuccessDialog
          student={registered}
          onClose={() => {
            close();
            clear();
          }}
        />
      ) : null}
      <ConfirmDialog
        open={resetting}
        title="Clear the whole form?"
        confirmLabel="Reset"
        destructive
        onCancel={() => setResetting(false)}
        onConfirm={() => {
          clear();
          setResetting(false);
        }}
      >
        Everything that you filled in and chose returns to how it was at the start.
      </ConfirmDialog>
    </Page>
  );
}
