import { useSession } from '@concord/api-client';
import { setSignInPrompt } from '@concord/api-client/requests';
import { useEffect, useRef } from 'react';
import { SignInDialog } from './sign-in-dialog';
import { useQuestion } from './use-question';

/** Asks to sign in again after the end of the session, above the page, which keeps its input. */
export function SignInAgain() {
  const { details } = useSession();
  const question = useQuestion(setSignInPrompt);
  const token = details?.token;
  const lastToken = useRef(token);

  // A sign-in in another tab also counts for this one.
  useEffect(() => {
    if (token && token !== lastToken.current) question?.settle(true);
    lastToken.current = token;
  }, [token, question]);

  return question && details ? <SignInDialog email={details.email} onDone={question.settle} /> : null;
}
