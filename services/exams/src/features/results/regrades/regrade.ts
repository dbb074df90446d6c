import type { ExamVersionRecord, VersionQuestion } from '../../../store/exam-versions/exam-version.schema';
import { keyOf } from '../../../store/exam-versions/key-of';
import type { ResultRecord } from '../../../store/results/result.schema';
import { grade, type Grade, questionKeys } from '../grading/grade';

type Question = Pick<VersionQuestion, '_id' | 'question' | 'options' | 'answer' | 'corrected'>;

/** A question whose right option does not exist in an earlier version: its grades stay. */
export interface Unmatched {
  readonly id: string;
  readonly question: string;
  /** Text of the option that is right now. */
  readonly answer: string;
}

/** Differences between the keys of an earlier version and the current ones. */
export interface KeyCorrections {
  /** Index of the option that is right now, by question with a different key. */
  readonly keys: ReadonlyMap<string, number>;
  readonly unmatched: readonly Unmatched[];
}

/** Compares keys of an earlier version with the current ones. Questions match by id, options by text. */
export function correctionsOf(sat: readonly Question[], present: readonly Question[]): KeyCorrections {
  const presentOf = new Map(present.map((question) => [String(question._id), question]));
  const keys = new Map<string, number>();
  const unmatched: Unmatched[] = [];
  for (const question of sat) {
    const id = String(question._id);
    const now = presentOf.get(id);
    // A removed question has no current key, so its grades stay.
    if (!now) continue;
    const answer = now.options[keyOf(now)] ?? '';
    const before = question.options[keyOf(question)] ?? '';
    const at = question.options.indexOf(answer);
    if (at === keyOf(question)) continue;
    if (at >= 0) keys.set(id, at);
    // If the earlier right option no longer exists, the question has been reworded.
    else if (now.options.includes(before)) unmatched.push({ id, question: question.question, answer });
  }
  return { keys, unmatched };
}

/** The same version with these keys. */
export const withKeys = <V extends Pick<ExamVersionRecord, 'questions'>>(
  version: V,
  keys: ReadonlyMap<string, number>,
): V => ({
  ...version,
  questions: version.questions.map((question) => {
    const corrected = keys.get(String(question._id));
    return corrected === undefined ? question : { ...question, corrected };
  }),
});

/** Grade of a result by the current keys of its version. */
export const gradeBy = (
  version: Pick<ExamVersionRecord, 'questions' | 'paper'>,
  { chosen, seed }: Pick<ResultRecord, 'chosen' | 'seed'>,
): Grade => grade(questionKeys(version, seed), chosen);
