import { useEffect, useState } from 'react';

/** A prompt shared by all calls that wait for its answer. */
export interface Question {
  readonly answer: Promise<boolean>;
  readonly settle: (isGranted: boolean) => void;
}

function newQuestion(onSettled: () => void): Question {
  let settle: Question['settle'] = onSettled;
  const answer = new Promise<boolean>((resolve) => {
    settle = (isGranted) => {
      onSettled();
      resolve(isGranted);
    };
  });
  return { answer, settle };
}

/**
 * The present prompt; it is declined when the component unmounts.
 * @param register sets the function that asks, and returns a function that removes it; must be stable
 */
export function useQuestion(register: (ask: () => Promise<boolean>) => () => void): Question | undefined {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => {
    let open: Question | undefined;
    const close = () => {
      open = undefined;
      setQuestion(undefined);
    };
    const takeBack = register(() => {
      open ??= newQuestion(close);
      setQuestion(open);
      return open.answer;
    });
    return () => {
      takeBack();
      open?.settle(false);
    };
  }, [register]);
  return question;
}
