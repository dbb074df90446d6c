import {
  type Difficulty,
  type ExamQuestion,
  LIMITS,
  type QuestionInput,
  questionInput,
} from '@concord/contracts';

/** A question while it is edited. */
export interface QuestionValues {
  question: string;
  options: readonly string[];
  /** Place of the right option; -1 while none is chosen. */
  right: number;
  topic: string;
  difficulty: Difficulty | '';
  /** How many of the last options stay last; '' leaves it to their words. */
  pinned: string;
}

export const valuesOf = (question?: ExamQuestion): QuestionValues => ({
  question: question?.question ?? '',
  options: question?.options ?? ['', '', '', ''],
  right: question ? question.options.indexOf(question.answer) : -1,
  topic: question?.topic ?? '',
  difficulty: question?.difficulty ?? '',
  pinned: question?.pinned === undefined ? '' : String(question.pinned),
});

/** Empty options at the end are left out, as far as a question has enough without them. */
function filledOptions({ options }: QuestionValues): readonly string[] {
  const last = options.findLastIndex((option) => option.trim() !== '');
  return options.slice(0, Math.max(last + 1, LIMITS.examOptionsMin));
}

interface Checked {
  input?: QuestionInput;
  /** What is wrong, by field: `question`, `answer`, `topic`, or `options.0` and so on. */
  problems: Readonly<Record<string, string>>;
}

/** The question as it is sent, checked by the schema of the call. */
export function checkValues(values: QuestionValues, id?: string): Checked {
  const options = filledOptions(values);
  const answer = options[values.right] ?? '';
  const { success, data, error } = questionInput.safeParse({
    ...(id && { _id: id }),
    question: values.question,
    options,
    answer,
    ...(values.topic.trim() && { topic: values.topic }),
    ...(values.difficulty && { difficulty: values.difficulty }),
    ...(values.pinned !== '' && { pinned: Math.min(Number(values.pinned), options.length) }),
  });
  if (success) return { input: data, problems: {} };
  const problems: Record<string, string> = {};
  for (const { path, message } of error.issues)
    problems[path.join('.')] ??= path[0] === 'answer' ? 'Choose the right option' : message;
  return { problems };
}
