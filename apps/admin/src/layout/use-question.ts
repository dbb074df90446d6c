import { useEffect, useState } from 'react';

/** Something that is asked once for all calls that wait for the answer. */
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
 * The question that calls wait for now; it is refused when the component goes.
 *
 * @param register sets who is asked, and returns a function that takes it back; the same function at each render
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
