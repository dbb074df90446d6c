import type { ApiError } from '@concord/api-client/requests';
import { toastRegistrationError, preloadToasts } from '@concord/ui';
import type { UseFormReturn } from '@concord/ui/forms';
import { useEffect, useState } from 'react';
import { useObserved } from './observed';
import type { RegistrationForm } from './registration-form';
import type { Sending } from './sending';
import { fieldIssues } from './server-issues';

/** Sends the filled form: its student, or the problems at their fields and in a toast. */
export function useRegistration({ setError, setFocus }: UseFormReturn<RegistrationForm>, sending: Sending) {
  // Not how much was sent: the whole form would be drawn again with each piece.
  const busy = useObserved(sending.state, ({ kind }) => kind === 'sending');
  const [refusal, setRefusal] = useState<ApiError>();

  useEffect(() => preloadToasts(), []);

  // After the loading dialog has closed: while it is open, the focus cannot leave it.
  useEffect(() => {
    const issues = refusal ? fieldIssues(refusal) : [];
    issues.forEach(({ field, message }) => setError(field, { type: 'server', message }));
    if (issues[0]) setFocus(issues[0].field);
  }, [refusal, setError, setFocus]);

  const register = async (values: RegistrationForm) => {
    const error = await sending.send(values);
    if (!error) return;
    toastRegistrationError(error);
    setRefusal(error);
  };

  return { busy, register };
}
