import type { ApiError } from '@concord/api-client/requests';
import { toastRegistrationError, preloadToasts } from '@concord/ui';
import type { UseFormReturn } from '@concord/ui/forms';
import { useEffect, useState } from 'react';
import type { RegistrationForm } from '../form/registration-form';
import { useObservable } from '../shared/observable';
import { fieldIssues } from './server-issues';
import type { Submission } from './submission';

/** Submits the form; a refusal is shown at its fields and in a toast. */
export function useSubmit({ setError, setFocus }: UseFormReturn<RegistrationForm>, submission: Submission) {
  // Selects only the kind, as the progress would render the whole form with each chunk.
  const busy = useObservable(submission.state, ({ kind }) => kind === 'sending');
  const [refusal, setRefusal] = useState<ApiError>();

  useEffect(() => preloadToasts(), []);

  // Runs after the loading dialog has closed, whose focus trap blocks the move.
  useEffect(() => {
    const issues = refusal ? fieldIssues(refusal) : [];
    issues.forEach(({ field, message, type }) => setError(field, { type, message }));
    if (issues[0]) setFocus(issues[0].field);
  }, [refusal, setError, setFocus]);

  const submit = async (values: RegistrationForm) => {
    const error = await submission.submit(values);
    if (!error) return;
    toastRegistrationError(error);
    setRefusal(error);
  };

  return { busy, submit };
}
