import { isApiError } from '@concord/api-client';
import type { RegisteredStudent } from '@concord/contracts';
import { toastRegistrationError } from '@concord/ui';
import type { UseFormReturn } from '@concord/ui/forms';
import { useState } from 'react';
import { useRegisterStudentMutation } from '../requests/register-student';
import { idempotencyKeys } from './idempotency';
import { registrationOf, type RegistrationForm } from './registration-form';
import { fieldIssues } from './server-issues';

const MOST_TRIES = 10;
const UNDER_WAY_SECONDS = 2;

const pause = (seconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, seconds * 1000));

/** Sends the filled form: its student, or the problems at their fields and in a toast. */
export function useRegistration({ setError, setFocus }: UseFormReturn<RegistrationForm>) {
  const [send] = useRegisterStudentMutation();
  const [keyFor] = useState(idempotencyKeys);
  const [registered, setRegistered] = useState<RegisteredStudent | null>(null);
  const [busy, setBusy] = useState(false);

  const register = async (values: RegistrationForm) => {
    setBusy(true);
    const body = registrationOf(values);
    const idempotencyKey = keyFor(body);
    try {
      for (let tries = 1; ; tries += 1) {
        const { data, error } = await send({ body, idempotencyKey });
        if (data) {
          setRegistered(data);
          return;
        }
        // An earlier try of this very form is still being stored.
        if (isApiError(error) && error.code === 'IN_PROGRESS' && tries < MOST_TRIES) {
          await pause(error.retryAfter ?? UNDER_WAY_SECONDS);
          continue;
        }
        toastRegistrationError(error);
        const issues = fieldIssues(error);
        issues.forEach(({ field, message }) => setError(field, { type: 'server', message }));
        if (issues[0]) setFocus(issues[0].field);
        return;
      }
    } finally {
      setBusy(false);
    }
  };

  return { busy, registered, register, close: () => setRegistered(null) };
}
