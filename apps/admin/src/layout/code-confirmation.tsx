import { setCodePrompt } from '@concord/api-client/requests';
import { CodeDialog } from './code-dialog';
import { useQuestion } from './use-question';

/** Asks for a second-factor code when a call of any page needs a recent one. */
export function CodeConfirmation() {
  const question = useQuestion(setCodePrompt);
  return question ? <CodeDialog onDone={question.settle} /> : null;
}
