import { useAppDispatch } from '@concord/api-client';
import { Button, Stack } from '@concord/ui';
import { ConfirmDialog } from '@concord/ui/display';
import { FormProvider, useForm } from '@concord/ui/forms';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { DraftHead } from './draft/draft-head';
import { useDraft } from './draft/use-draft';
import { sessionOf } from './session';
import { RegisterButton } from './submit/register-button';
import { FormRest, GrowingForm } from './form/growth';
import { loadChecks, registrationResolver } from './form/load-checks';
import { EMPTY_FORM, type RegistrationForm } from './form/registration-form';
import { useEarlyEntries } from './form/use-early-entries';
import { useSentForm } from './submit/use-sent-form';
import { useSubmit } from './submit/use-submit';
import { SentFormContext } from './form/sent-form';
import { SubmissionOutcome } from './outcome/submission-outcome';
import { allFilesAccepted } from './pictures/pending-files';
import { ProgressLayout } from './progress/progress-layout';
import { FeeQuestion } from './questions/fee-question';
import { ReviewSection } from './review/review-section';
import { DocumentsSection } from './sections/documents-section';
import { PartFields } from './sections/part-fields';
import { PassportField } from './sections/passport-field';
import { PaymentSection } from './sections/payment-section';
import { ProgrammeGroups } from './sections/programme-groups';
import { Section } from './sections/section';

/**
 * Prevents submission by Enter in a field: the form has not been reviewed then. Only the Register
 * button submits.
 */
function preventEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

const preloadChecks = () => void loadChecks().catch(() => undefined);

export interface RegisterFormProps {
  /** Moves the focus to the top of the page. */
  readonly onFocusTop: () => void;
}

/** Registration form: five sections and a review, with its progress beside it. */
export default function RegisterForm({ onFocusTop }: RegisterFormProps) {
  const { drafts, submission } = sessionOf(useAppDispatch());
  const [earlier] = useState(submission.state.get);
  const form = useForm<RegistrationForm>({
    resolver: registrationResolver,
    mode: 'onTouched',
    defaultValues: EMPTY_FORM,
    ...('values' in earlier ? { values: earlier.values, resetOptions: { keepDefaultValues: true } } : {}),
  });
  useEarlyEntries(form);
  const draft = useDraft(form, drafts, earlier.kind !== 'idle');
  const sent = useSentForm(submission.state);
  const { busy, submit: submitValues } = useSubmit(form, submission);
  const [isDialogWanted, setDialogWanted] = useState(false);
  const [confirmingReset, setConfirmingReset] = useState(false);
  const [resets, setResets] = useState(0);
  useEffect(() => {
    if (resets > 0) onFocusTop();
  }, [resets, onFocusTop]);

  const isAsking = draft.state.kind === 'offered' || draft.state.kind === 'elsewhere';
  // A change during the submission would be lost.
  const isInert = isAsking || busy;
  const validateAndSubmit = form.handleSubmit((values) => {
    setDialogWanted(true);
    return submitValues(values);
  });
  const submit = async () => {
    if (await allFilesAccepted()) await validateAndSubmit();
  };
  const clear = () => {
    submission.close();
    form.reset(EMPTY_FORM);
    setConfirmingReset(false);
    setResets((count) => count + 1);
    void drafts.startOver();
  };

  return (
    <GrowingForm>
      <DraftHead
        draft={draft}
        onReplaced={() => setResets((count) => count + 1)}
        onDelete={() => setConfirmingReset(true)}
      />
      <FormProvider {...form}>
        <SentFormContext value={sent}>
          <ProgressLayout inert={isAsking}>
            <Stack
              component="form"
              noValidate
              spacing={3}
              inert={isInert}
              sx={{ opacity: isInert ? 0.5 : 1 }}
              onFocus={preloadChecks}
              onKeyDown={preventEnter}
              onSubmit={(event) => {
                event.preventDefault();
                void submit();
              }}
            >
              {/* The key resets the sections' own state together with the form, e.g. files being read. */}
              <Section key={`personal ${resets}`} part="personal">
                <PassportField />
                <PartFields part="personal" />
              </Section>
              <Section part="employment">
                <PartFields part="employment" />
              </Section>
              <Section part="membership">
                <PartFields part="membership" />
                <FeeQuestion />
                <ProgrammeGroups />
              </Section>
              <DocumentsSection key={`documents ${resets}`} />
              <PaymentSection />
              <ReviewSection>
                <Stack
                  direction={{ xs: 'column-reverse', sm: 'row' }}
                  spacing={1.5}
                  sx={{ justifyContent: 'flex-end' }}
                >
                  <Button size="large" disabled={busy} onClick={() => setConfirmingReset(true)}>
                    Reset
                  </Button>
                  <RegisterButton busy={busy} />
                </Stack>
              </ReviewSection>
              <FormRest />
            </Stack>
            <SubmissionOutcome
              submission={submission.state}
              isDialogWanted={isDialogWanted}
              onDialogWanted={setDialogWanted}
              onRetry={() => void submit()}
              onClose={clear}
            />
          </ProgressLayout>
        </SentFormContext>
      </FormProvider>
      <ConfirmDialog
        open={confirmingReset}
        title="Clear the whole form?"
        confirmLabel="Reset"
        destructive
        onCancel={() => setConfirmingReset(false)}
        onConfirm={clear}
      >
        All your entries and files will be cleared, and the copy saved on this device will be deleted.
      </ConfirmDialog>
    </GrowingForm>
  );
}
