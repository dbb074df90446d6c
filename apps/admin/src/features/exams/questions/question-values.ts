import {
  type Difficulty,
  type ExamQuestion,
  LIMITS,
  type QuestionInput,
  type QuestionPicture,
  questionInput,
} from '@concord/contracts';

/** A picture while its question is edited. */
export interface PictureValue {
  readonly file: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** True if the picture is decorative and screen readers skip it. */
  readonly isDecoration: boolean;
}

/** A question while it is edited. */
export interface QuestionValues {
  question: string;
  options: readonly string[];
  /** Index of the right option; -1 if none is chosen. */
  right: number;
  topic: string;
  difficulty: Difficulty | '';
  /** Number of last options that keep their place when shuffled; '' decides by their text. */
  pinned: string;
  /** True if formatting marks and formulas are interpreted. */
  rich: boolean;
  picture: PictureValue | undefined;
  /** Pictures of the options, by index. */
  optionPictures: readonly (PictureValue | undefined)[];
  /** Extras that the stored question has. Only the removal of these is sent. */
  had: { rich: boolean; picture: boolean; optionPictures: boolean };
}

const toValue = (picture: QuestionPicture): PictureValue => ({
  ...picture,
  isDecoration: picture.alt === '',
});

export const valuesOf = (question?: ExamQuestion): QuestionValues => ({
  question: question?.question ?? '',
  options: question?.options ?? ['', '', '', ''],
  right: question ? question.options.indexOf(question.answer) : -1,
  topic: question?.topic ?? '',
  difficulty: question?.difficulty ?? '',
  pinned: question?.pinned === undefined ? '' : String(question.pinned),
  rich: question?.rich ?? false,
  picture: question?.picture && toValue(question.picture),
  optionPictures: (question?.options ?? []).map((_, at) => {
    const picture = question?.optionPictures?.find(({ option }) => option === at);
    return picture && toValue(picture);
  }),
  had: {
    rich: question?.rich ?? false,
    picture: question?.picture !== undefined,
    optionPictures: question?.optionPictures !== undefined,
  },
});

/** Drops empty options at the end, as long as enough remain. */
function filledOptions({ options, optionPictures }: QuestionValues): readonly string[] {
  const last = options.findLastIndex((option, at) => option.trim() !== '' || optionPictures[at]);
  return options.slice(0, Math.max(last + 1, LIMITS.examOptionsMin));
}

/** Formatting and pictures for the request; none for a question that neither has nor had any. */
function extrasOf({ rich, picture, optionPictures, had }: QuestionValues): Partial<QuestionInput> {
  const ofOptions = optionPictures.flatMap((each, option) =>
    each ? [{ option, file: each.file, alt: each.alt }] : [],
  );
  return {
    ...((rich || had.rich) && { rich }),
    ...((picture ?? had.picture) && {
      picture: picture ? { file: picture.file, alt: picture.isDecoration ? '' : picture.alt } : null,
    }),
    ...((ofOptions.length > 0 || had.optionPictures) && { optionPictures: ofOptions }),
  };
}

const NO_ALT = 'Describe the picture';

/** Problems of the descriptions of pictures, by `picture.alt` or `optionPictures.0.alt`. */
function altProblems({ picture, optionPictures }: QuestionValues): Readonly<Record<string, string>> {
  const missing = optionPictures.flatMap((each, at) =>
    each && !each.alt.trim() ? [`optionPictures.${at}.alt`] : [],
  );
  const own = picture && !picture.isDecoration && !picture.alt.trim() ? ['picture.alt'] : [];
  return Object.fromEntries([...own, ...missing].map((field) => [field, NO_ALT]));
}

interface Checked {
  input?: QuestionInput;
  /** Problems by field: `question`, `answer`, `topic`, or `options.0` and so on. */
  problems: Readonly<Record<string, string>>;
}

/** Question for the request, validated by the call's schema. */
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
    ...extrasOf(values),
  });
  const problems: Record<string, string> = { ...altProblems(values) };
  if (success) return Object.keys(problems).length > 0 ? { problems } : { input: data, problems };
  for (const { path, message } of error.issues.filter(({ path: [field] }) => field !== 'optionPictures'))
    problems[path.join('.')] ??= path[0] === 'answer' ? 'Choose the right option' : message;
  return { problems };
}
