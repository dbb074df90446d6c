import { type AppDispatch } from '@concord/api-client';
import type { LocalAttempt } from '../attempt/local-attempt';
import { answersChanged, examStarted, type ExamAnswer, type ExamState } from '../screen/exam.slice';

/**
 * Projects an attempt into the exam slice, now and at every change of its choices, until the
 * returned function is called. The only writer of the slice's answers: the engine and the device's
 * database stay the durable state.
 */
export function projectAnswers(
  { attempt, engine }: LocalAttempt,
  start: Pick<ExamState, 'studentDetails' | 'currentExamIndex'>,
  dispatch: AppDispatch,
): () => void {
  const { questions, ...Exam } = attempt.exam;
  let { choices } = engine.snapshot();
  // Unchanged answers keep their identity, so that their selectors stay stable.
  const project = (previous: readonly ExamAnswer[]) =>
    questions.map(({ _id }, index) => {
      const selectedOption = choices[_id] ?? null;
      const earlier = previous[index];
      return earlier?.selectedOption === selectedOption ? earlier : { _id, selectedOption };
    });

  let answers = project([]);
  dispatch(examStarted({ ...start, Exam, answers }));
  return engine.subscribe(() => {
    const current = engine.snapshot().choices;
    if (current === choices) return;
    choices = current;
    answers = project(answers);
    dispatch(answersChanged(answers));
  });
}
