import { useAppDispatch } from '@concord/api-client';
import { Box, Button, Page, Stack } from '@concord/ui';
import { ConfirmDialog } from '@concord/ui/display';
import { FormProvider, useForm } from '@concord/ui/forms';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ADMISSION, AdmissionBand } from './admission-opening';
import { DraftNotice } from './draft/draft-notice';
import { DraftOffer } from './draft/draft-offer';
import { useDraft } from './draft/use-draft';
import { portalOf } from './form/portal';
import { RegisterButton } from './form/register-button';
import { EMPTY_FORM, registrationResolver, type RegistrationForm } from './form/registration-form';
import { useRegistration } from './form/use-registration';
import { SendingOutcome } from './outcome/sending-outcome';
import { allFilesTaken } from './pictures/readings';
import { ProgressLayout } from './progress/progress-layout';
import { ReviewSection } from './review/review-section';
import { DocumentsSection } from './sections/documents-section';
import { EmploymentSection } from './sections/employment-section';
import { MembershipSection } from './sections/membership-section';
import { PaymentSection } from './sections/payment-section';
import { PersonalSection } from './sections/personal-section';

function focusHeading(within: HTMLElement | null) {
  const heading = within?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

/** Enter in a field would send a form that nobody has read through; only Register does. */
function keepFromSubmitting(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** The registration portal: one form in five sections, with its progress beside it and a review at its end. */
export default function RegisterPage() {
  const { keeper, sending } = portalOf(useAppDispatch());
  const [earlier] = useState(sending.state.get);
  const form = useForm<RegistrationForm>({
    resolver: registrationResolver,
    mode: 'onTouched',
    defaultValues: EMPTY_FORM,
    ...('values' in earlier ? { values: earlier.values, resetOptions: { keepDefaultValues: true } } : {}),
  });
  const draft = useDraft(form, keeper, earlier.kind !== 'idle');
  const { busy, register } = useRegistration(form, sending);
  const [watching, setWatching] = useState(false);
  const [resetting, setResetting] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const [cleared, setCleared] = useState(0);
  useEffect(() => {
    if (cleared > 0) focusHeading(top.current);
  }, [cleared]);

  const deciding = draft.state.kind === 'offered';
  // What is changed after it was sent would be lost without a word.
  const resting = deciding || busy;
  const send = form.handleSubmit((values) => {
    setWatching(true);
    return register(values);
  });
  const submit = async () => {
    if (await allFilesTaken()) await send();
  };
  const clear = () => {
    sending.close();
    form.reset(EMPTY_FORM);
    setResetting(false);
    setCleared((times) => times + 1);
    void keeper.startOver();
  };

  return (
    <Page
      {...ADMISSION}
      band={
        <Box ref={top} sx={{ '& h1': { outline: 0 } }}>
          <AdmissionBand />
        </Box>
      }
    >
      {draft.state.kind === 'offered' ? (
        <DraftOffer
          draft={draft.state.draft}
          onContinue={() => {
            draft.resume();
            setCleared((times) => times + 1);
          }}
          onStartOver={() => void draft.startOver().then(() => setCleared((times) => times + 1))}
        />
      ) : (
        <DraftNotice state={draft.state} onDelete={() => setResetting(true)} />
      )}
      <FormProvider {...form}>
        <ProgressLayout inert={deciding}>
          <Stack
            component="form"
            noValidate
            spacing={3}
            inert={resting}
            sx={{ opacity: resting ? 0.5 : 1 }}
            onKeyDown={keepFromSubmitting}
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            {/* Anew after a Reset, so that nothing read or remembered for the form before comes into the next. */}
            <PersonalSection key={`personal ${cleared}`} />
            <EmploymentSection />
            <MembershipSection />
            <DocumentsSection key={`documents ${cleared}`} />
            <PaymentSection />
            <ReviewSection>
              <Stack
                direction={{ xs: 'column-reverse', sm: 'row' }}
                spacing={1.5}
                sx={{ justifyContent: 'flex-end' }}
              >
                <Button size="large" disabled={busy} onClick={() => setResetting(true)}>
                  Reset
                </Button>
                <RegisterButton control={form.control} busy={busy} />
              </Stack>
            </ReviewSection>
          </Stack>
          <SendingOutcome
            sending={sending.state}
            watching={watching}
            onWatch={setWatching}
            onRetry={() => void submit()}
            onClose={clear}
          />
        </ProgressLayout>
      </FormProvider>
      <ConfirmDialog
        open={resetting}
        title="Clear the whole form?"
        confirmLabel="Reset"
        destructive
        onCancel={() => setResetting(false)}
        onConfirm={clear}
      >
        Everything that you filled in and chose returns to how it was at the start, and what this device kept
        of it is deleted.
      </ConfirmDialog>
    </Page>
  );
}
