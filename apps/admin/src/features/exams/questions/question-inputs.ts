import type { Exam, ExamQuestion, QuestionInput } from '@concord/contracts';

/** Converts a question to its form in a change request. */
export const toInput = ({
  _id,
  question,
  answer,
  options,
  topic,
  difficulty,
  pinned,
  rich,
  picture,
  optionPictures,
}: ExamQuestion): QuestionInput => ({
  _id,
  question,
  answer,
  options,
  ...(topic && { topic }),
  ...(difficulty && { difficulty }),
  ...(pinned !== undefined && { pinned }),
  ...(rich && { rich }),
  ...(picture && { picture: { file: picture.file, alt: picture.alt } }),
  ...(optionPictures && {
    optionPictures: optionPictures.map(({ option, file, alt }) => ({ option, file, alt })),
  }),
});

/** Questions of an exam with one replaced, or a new one appended. */
export function withQuestion({ questions }: Exam, changed: QuestionInput): QuestionInput[] {
  const inputs = questions.map(toInput);
  const at = inputs.findIndex(({ _id }) => _id !== undefined && _id === changed._id);
  return at === -1 ? [...inputs, changed] : inputs.with(at, changed);
}

/** Questions with a copy, which has no id yet, after the given one. */
export function withCopy({ questions }: Exam, id: string): QuestionInput[] {
  return questions.map(toInput).flatMap((input) => {
    const { _id, ...copy } = input;
    return _id === id ? [input, copy] : [input];
  });
}

export const without = ({ questions }: Exam, id: string): QuestionInput[] =>
  questions.filter(({ _id }) => _id !== id).map(toInput);

/** Questions with one moved to another position, from 1. */
export function withMoved({ questions }: Exam, id: string, place: number): QuestionInput[] {
  const inputs = questions.map(toInput);
  const from = inputs.findIndex(({ _id }) => _id === id);
  const [moved] = inputs.splice(from, 1);
  if (moved) inputs.splice(place - 1, 0, moved);
  return inputs;
}

/** Distinct topics of an exam, sorted. */
export function topicsOf(questions: readonly Pick<ExamQuestion, 'topic'>[]): string[] {
  const byName = new Map(
    questions.flatMap(({ topic }) => (topic ? [[topic.toLowerCase(), topic] as const] : [])),
  );
  return [...byName.values()].sort((a, b) => a.localeCompare(b));
}
