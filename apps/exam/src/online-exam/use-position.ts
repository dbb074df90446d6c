import { useAppDispatch, useAppSelector } from '@concord/api-client';
import { useState } from 'react';
import type { LocalAttempt } from '../attempt/local-attempt';
import { examDevice } from '../device/exam-device';
import type { PositionRecord } from '../device/records';
import { examOf, questionShown } from '../screen/exam.slice';

/** Shown question and questions flagged for review; stored on the device. */
export function usePosition({ attempt }: LocalAttempt, stored: PositionRecord) {
  const dispatch = useAppDispatch();
  const last = attempt.exam.questions.length - 1;
  const index = useAppSelector((state) => Math.min(examOf(state).currentExamIndex, last));
  const [flags, setFlags] = useState(stored.flags);
  const [reviewing, setReviewing] = useState(false);
  const [moves, setMoves] = useState(0);

  return {
    index,
    flags,
    reviewing,
    /** Number of moves to a question; 0 for the initial one. */
    moves,
    show: (wanted: number) => {
      const next = Math.max(0, Math.min(wanted, last));
      dispatch(questionShown(next));
      void examDevice.savePosition(attempt._id, { index: next, flags });
      setReviewing(false);
      setMoves((count) => count + 1);
    },
    review: () => setReviewing(true),
    toggleFlag: (question: string) => {
      const next = flags.includes(question)
        ? flags.filter((flag) => flag !== question)
        : [...flags, question];
      setFlags(next);
      void examDevice.savePosition(attempt._id, { index, flags: next });
    },
  };
}

export type Position = ReturnType<typeof usePosition>;
