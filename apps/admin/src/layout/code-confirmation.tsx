import { confirmBy } from '@concord/api-client/requests';
import { CodeDialog } from './code-dialog';
import { useQuestion } from './use-question';

/** Asks for a code again before a call that needs a recent one, whichever page makes it. */
export function CodeConfirmation() {
  const question = useQuestion(confirmBy);
  return question ? <CodeDialog onDone={question.settle} /> : null;
}
