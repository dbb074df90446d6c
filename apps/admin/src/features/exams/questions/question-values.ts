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
  /** It adds nothing to the question, so screen readers leave it out. */
  readonly isDecoration: boolean;
}

/** A question while it is edited. */
export interface QuestionValues {
  question: string;
  options: readonly string[];
  /** Place of the right option; -1 while none is chosen. */
  right: number;
  topic: string;
  difficulty: Difficulty | '';
  /** Number of options that stay last when shuffled; '' decides by their words. */
  pinned: string;
  /** True where marks of formatting and formulas count. */
  rich: boolean;
  picture: PictureValue | undefined;
  /** Pictures of the options, at their places. */
  optionPictures: readonly (PictureValue | undefined)[];
  /** Parts of the stored question: removing one is sent, one that it never had is left out. */
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

/** Empty options at the end are left out, as far as a question has enough without them. */
function filledOptions({ options, optionPictures }: QuestionValues): readonly string[] {
  const last = options.findLastIndex((option, at) => option.trim() !== '' || optionPictures[at]);
  return options.slice(0, Math.max(last + 1, LIMITS.examOptionsMin));
}

/** Formatting and pictures as they are sent: nothing of them for a question that has and had none. */
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
    ...extrasOf(values),
  });
  const problems: Record<string, string> = { ...altProblems(values) };
  if (success) return Object.keys(problems).length > 0 ? { problems } : { input: data, problems };
  for (const { path, message } of error.issues.filter(({ path: [field] }) => field !== 'optionPictures'))
    problems[path.join('.')] ??= path[0] === 'answer' ? 'Choose the right option' : message;
  return { problems };
}
