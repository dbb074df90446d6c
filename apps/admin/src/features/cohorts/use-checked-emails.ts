import type { CohortFound } from '@concord/contracts';
import { useState } from 'react';
import { useCohortCheckMutation } from '../../shared/cohorts/requests';
import { readEmails } from '../../shared/cohorts/read-emails';

/** E-mails that are pasted, and what the server found of them; a change of the text needs another check. */
export function useCheckedEmails() {
  const [ask] = useCohortCheckMutation();
  const [text, setText] = useState('');
  const [found, setFound] = useState<CohortFound>();
  const emails = readEmails(text);
  return {
    text,
    emails,
    found,
    onChange: (next: string) => {
      setText(next);
      setFound(undefined);
    },
    check: async () => setFound(await ask({ body: { emails } }).unwrap()),
  };
}

export type CheckedEmails = ReturnType<typeof useCheckedEmails>;
