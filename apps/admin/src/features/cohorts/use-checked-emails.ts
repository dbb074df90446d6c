import type { CohortFound } from '@concord/contracts';
import { useState } from 'react';
import { readEmails } from '../../shared/cohorts/read-emails';
import { useCohortCheckMutation } from '../../shared/cohorts/requests';

/** Looks up the pasted e-mails on the server; repeated after each change of the text. */
export function useCheckedEmails(text: string) {
  const [ask] = useCohortCheckMutation();
  const [checked, setChecked] = useState<{ readonly text: string; readonly found: CohortFound }>();
  const emails = readEmails(text);
  return {
    emails,
    found: checked?.text === text ? checked.found : undefined,
    check: async () => setChecked({ text, found: await ask({ body: { emails } }).unwrap() }),
  };
}

export type CheckedEmails = ReturnType<typeof useCheckedEmails>;
