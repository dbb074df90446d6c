import type { Exam, ExamQuestion } from '../exams/exams.schemas';
import type { ChangeCounts } from './versions.schemas';

/** Content shared by a version and its exam. */
export type VersionContent = Pick<Exam, 'examName' | 'examCode' | 'duration' | 'questions' | 'paper'>;

export const SETTINGS = ['examName', 'examCode', 'duration', 'paper'] as const;
export type Setting = (typeof SETTINGS)[number];

/** Part of a question that differs; `key` means another right option, not a rewording. */
export type QuestionPart =
  'question' | 'options' | 'key' | 'topic' | 'difficulty' | 'pinned' | 'pictures' | 'formatting';

/** A question that differs between two versions; without `before` it was added, without `after` removed. */
export interface QuestionChange {
  readonly id: string;
  readonly before?: ExamQuestion;
  readonly after?: ExamQuestion;
  readonly parts: readonly QuestionPart[];
  /** True if its position among the remaining questions changed. */
  readonly isMoved: boolean;
}

export interface VersionChanges {
  readonly settings: readonly Setting[];
  /** In the order of the later version, then removed ones. */
  readonly questions: readonly QuestionChange[];
}

/** Compares two versions. Questions are matched by id. */
export function compareVersions(before: VersionContent, after: VersionContent): VersionChanges {
  const old = byId(before.questions);
  const present = byId(after.questions);
  const stayed = after.questions.filter(({ _id }) => old.has(_id));
  const places = new Map(before.questions.map(({ _id }, place) => [_id, place]));
  const unmoved = longestRise(stayed.map(({ _id }) => places.get(_id) ?? 0));
  const moved = new Set(stayed.filter((_, at) => !unmoved.has(at)).map(({ _id }) => _id));
  const kept = after.questions.flatMap((question): QuestionChange[] => {
    const { _id: id } = question;
    const earlier = old.get(id);
    if (!earlier) return [{ id, after: question, parts: [], isMoved: false }];
    const parts = partsOf(earlier, question);
    const isMoved = moved.has(id);
    return parts.length > 0 || isMoved ? [{ id, before: earlier, after: question, parts, isMoved }] : [];
  });
  const removed = before.questions.flatMap((question): QuestionChange[] =>
    present.has(question._id) ? [] : [{ id: question._id, before: question, parts: [], isMoved: false }],
  );
  return {
    settings: SETTINGS.filter((name) => settingOf(before, name) !== settingOf(after, name)),
    questions: [...kept, ...removed],
  };
}

/** Counts changes; a question counts once for each kind of change. */
export function countChanges({ settings, questions }: VersionChanges): ChangeCounts {
  const count = (is: (change: QuestionChange) => boolean | undefined) => questions.filter(is).length;
  return {
    added: count(({ before }) => !before),
    removed: count(({ after }) => !after),
    changed: count(({ parts }) => parts.some((part) => part !== 'key')),
    keys: count(({ parts }) => parts.includes('key')),
    moved: count(({ isMoved }) => isMoved),
    settings: settings.length,
  };
}

type Keyed = Pick<ExamQuestion, 'options' | 'answer'>;

/** True if another option is right. A reworded right option is the same one. */
export const isKeyChanged = (before: Keyed, after: Keyed): boolean =>
  before.answer !== after.answer &&
  (after.options.includes(before.answer) || before.options.includes(after.answer));

function partsOf(before: ExamQuestion, after: ExamQuestion): QuestionPart[] {
  const parts: QuestionPart[] = [];
  if (before.question !== after.question) parts.push('question');
  if (JSON.stringify(before.options) !== JSON.stringify(after.options)) parts.push('options');
  if (isKeyChanged(before, after)) parts.push('key');
  if (before.topic !== after.topic) parts.push('topic');
  if (before.difficulty !== after.difficulty) parts.push('difficulty');
  if (before.pinned !== after.pinned) parts.push('pinned');
  if (picturesOf(before) !== picturesOf(after)) parts.push('pictures');
  if (Boolean(before.rich) !== Boolean(after.rich)) parts.push('formatting');
  return parts;
}

/** Pictures in comparable form, as their signed links vary. */
function picturesOf({ picture, optionPictures = [] }: ExamQuestion): string {
  const all = [...(picture ? [{ ...picture, option: -1 }] : []), ...optionPictures];
  return JSON.stringify(all.map(({ option, file, alt }) => [option, file, alt]));
}

/** A setting in comparable form. */
function settingOf({ paper, ...content }: VersionContent, name: Setting): string {
  if (name !== 'paper') return String(content[name]);
  const rules = (paper?.rules ?? []).map(({ topic, difficulty, count }) => [topic, difficulty, count]);
  return JSON.stringify([rules, paper?.shuffleQuestions ?? false, paper?.shuffleOptions ?? false]);
}

const byId = (questions: readonly ExamQuestion[]) =>
  new Map(questions.map((question) => [question._id, question]));

/** Indexes of the longest increasing subsequence of distinct numbers: the fewest possible items have moved. */
function longestRise(numbers: readonly number[]): Set<number> {
  // `ends[n]` is the index of the lowest end of an increasing subsequence of length n + 1.
  const ends: number[] = [];
  const previous: number[] = [];
  const valueAt = (at: number | undefined) => (at === undefined ? -1 : (numbers[at] ?? -1));
  for (const [at, number] of numbers.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (valueAt(ends[middle]) < number) low = middle + 1;
      else high = middle;
    }
    previous[at] = ends[low - 1] ?? -1;
    ends[low] = at;
  }
  const rise = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) rise.add(at);
  return rise;
}
