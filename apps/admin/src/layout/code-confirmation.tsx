import { confirmBy } from '@concord/api-client/requests';
import { useEffect, useState } from 'react';
import { CodeDialog } from './code-dialog';

/** A question for a code, asked once for all calls that wait for its answer. */
interface Question {
  readonly answer: Promise<boolean>;
  readonly settle: (isConfirmed: boolean) => void;
}

function newQuestion(onSettled: () => void): Question {
  let settle: Question['settle'] = onSettled;
  const answer = new Promise<boolean>((resolve) => {
    settle = (isConfirmed) => {
      onSettled();
      resolve(isConfirmed);
    };
  });
  return { answer, settle };
}

/** Asks for a code again before a call that needs a recent one, whichever page makes it. */
export function CodeConfirmation() {
  const [question, setQuestion] = useState<Question>();

  useEffect(() => {
    let open: Question | undefined;
    const close = () => {
      open = undefined;
      setQuestion(undefined);
    };
    const takeBack = confirmBy(() => {
      open ??= newQuestion(close);
      setQuestion(open);
      return open.answer;
    });
    return () => {
      takeBack();
      open?.settle(false);
    };
  }, []);

  return question ? <CodeDialog onDone={question.settle} /> : null;
}
