import { answersChanged, questionShown, useAppDispatch, useAppSelector } from '@concord/api-client';
import { useState } from 'react';
import type { ExamRun } from '../attempt/exam-run';
import { passedAnswers } from '../attempt/submission';
import { examDevice, type KeptPlace } from '../device/exam-device';

/** Where the student stands in the paper and which questions are flagged; kept on the device. */
export function usePlace(run: ExamRun, kept: KeptPlace) {
  const dispatch = useAppDispatch();
  const index = useAppSelector((state) => state.exam.currentExamIndex);
  const [flags, setFlags] = useState(kept.flags);
  const [reviewing, setReviewing] = useState(false);
  const [moves, setMoves] = useState(0);
  const { _id, exam } = run.attempt;

  const show = (wanted: number) => {
    const next = Math.max(0, Math.min(wanted, exam.questions.length - 1));
    dispatch(questionShown(next));
    dispatch(answersChanged(passedAnswers(exam.questions, run.engine.snapshot().choices, next)));
    void examDevice.keepPlace(_id, { index: next, flags });
    setReviewing(false);
    setMoves((count) => count + 1);
  };

  return {
    index: Math.min(index, exam.questions.length - 1),
    flags,
    reviewing,
    /** How often the student went to a question; 0 for the one that the page opened with. */
    moves,
    show,
    review: () => {
      const { choices } = run.engine.snapshot();
      dispatch(answersChanged(passedAnswers(exam.questions, choices, exam.questions.length)));
      setReviewing(true);
    },
    toggleFlag: (question: string) => {
      const next = flags.includes(question)
        ? flags.filter((flag) => flag !== question)
        : [...flags, question];
      setFlags(next);
      void examDevice.keepPlace(_id, { index, flags: next });
    },
  };
}

export type Place = ReturnType<typeof usePlace>;
