import {
  alikeProblems,
  type DrawRule,
  type ExamQuestion,
  isDrawnBy,
  ITEM_FLAG_LABELS,
  type ItemStatistics,
} from '@concord/contracts';
import { textMatcher } from '../../../shared/lists/text-search';

/** Filter of the questions of an exam. */
export interface QuestionFilter {
  readonly search: string;
  /** Topic prefixed by {@link TOPIC}, or {@link NONE_GIVEN}; empty for all. */
  readonly topic: string;
  /** Difficulty, or {@link NONE_GIVEN}; empty for all. */
  readonly difficulty: string;
  readonly isFlagged: boolean;
}

export const NO_QUESTION_FILTER: QuestionFilter = { search: '', topic: '', difficulty: '', isFlagged: false };
export const NONE_GIVEN = 'none';
/** Prefix of topics, because a topic may be called "none". */
export const TOPIC = 'topic:';

/** Flags of questions that need attention, by question id. */
export type QuestionFlags = ReadonlyMap<string, readonly string[]>;

interface FlagSources {
  readonly rules?: readonly DrawRule[] | undefined;
  /** Item statistics from results. */
  readonly items?: readonly Pick<ItemStatistics, '_id' | 'flags'>[] | undefined;
}

/**
 * Flags questions that resemble an earlier one, that no rule of the paper draws, or that have flags in the
 * statistics.
 */
export function flagsOf(
  questions: readonly ExamQuestion[],
  { rules = [], items = [] }: FlagSources = {},
): QuestionFlags {
  const notes = new Map(items.map((item) => [item._id, item.flags]));
  const alike = alikeProblems(
    questions.map(({ qstNumber, question, options, answer }) => ({
      number: qstNumber,
      cells: { question, options, answer },
    })),
  );
  return new Map(
    questions.flatMap((question, at) => {
      const { message } = alike.get(at) ?? {};
      const isDrawn = rules.length === 0 || rules.some((rule) => isDrawnBy(rule, question));
      const noted = (notes.get(question._id) ?? []).map((flag) => ITEM_FLAG_LABELS[flag]).join(', ');
      const flags = [
        ...(message ? [message] : []),
        ...(isDrawn ? [] : ['Not drawn by any rule']),
        ...(noted ? [`In the results: ${noted}`] : []),
      ];
      return flags.length > 0 ? [[question._id, flags] as const] : [];
    }),
  );
}

const isSameTopic = (topic: string | undefined, wanted: string) =>
  wanted === NONE_GIVEN ? !topic : topic?.toLowerCase() === wanted.slice(TOPIC.length).toLowerCase();

/** Matching questions, in order. */
export function findQuestions(
  questions: readonly ExamQuestion[],
  { search, topic, difficulty, isFlagged }: QuestionFilter,
  flags: QuestionFlags,
): readonly ExamQuestion[] {
  const isFound = textMatcher(search);
  return questions.filter(
    (each) =>
      (!isFlagged || flags.has(each._id)) &&
      (topic === '' || isSameTopic(each.topic, topic)) &&
      (difficulty === '' || (each.difficulty ?? NONE_GIVEN) === difficulty) &&
      isFound({ texts: [each.question, ...each.options] }),
  );
}
