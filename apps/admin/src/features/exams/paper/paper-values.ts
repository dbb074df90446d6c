import {
  type Difficulty,
  type DrawRule,
  type Exam,
  LIMITS,
  type PaperRules,
  paperRules,
  ruleSupplies,
} from '@concord/contracts';

/** Edited rule; '' means any. */
export interface RuleValues {
  topic: string;
  difficulty: Difficulty | '';
  count: string;
}

export interface PaperValues {
  isDrawn: boolean;
  rules: readonly RuleValues[];
  shuffleQuestions: boolean;
  shuffleOptions: boolean;
}

export const NEW_RULE: RuleValues = { topic: '', difficulty: '', count: '10' };

const toRuleValues = ({ topic, difficulty, count }: DrawRule): RuleValues => ({
  topic: topic ?? '',
  difficulty: difficulty ?? '',
  count: String(count),
});

export function valuesOf(paper: PaperRules | undefined): PaperValues {
  const rules = paper?.rules ?? [];
  return {
    isDrawn: rules.length > 0,
    rules: rules.length > 0 ? rules.map(toRuleValues) : [NEW_RULE],
    shuffleQuestions: paper?.shuffleQuestions ?? false,
    shuffleOptions: paper?.shuffleOptions ?? false,
  };
}

const toRule = ({ topic, difficulty, count }: RuleValues): DrawRule => ({
  ...(topic && { topic }),
  ...(difficulty && { difficulty }),
  count: count.trim() ? Number(count) : Number.NaN,
});

interface Checked {
  /** Rules for the request; absent while invalid. */
  paper?: PaperRules;
  /** Number of questions that each rule surely gets, and its problem. */
  rules: readonly { certain: number; problem?: string }[];
  /** Questions of one paper. */
  size: number;
}

/** Validates the rules, and whether the exam has enough questions for them. */
export function checkValues(values: PaperValues, { questions }: Pick<Exam, 'questions'>): Checked {
  const { isDrawn, shuffleQuestions, shuffleOptions } = values;
  const rules = isDrawn ? values.rules.map(toRule) : [];
  const { success, data, error } = paperRules.safeParse({
    ...(rules.length > 0 && { rules }),
    shuffleQuestions,
    shuffleOptions,
  });
  const problemAt = (at: number) =>
    error?.issues.find(({ path }) => path[0] === 'rules' && path[1] === at)?.message;
  const checked = ruleSupplies(questions, rules).map(({ asked, certain }, at) => ({
    certain,
    problem: problemAt(at) ?? (certain < asked ? `Only ${certain} left for this rule` : undefined),
  }));
  const isRight = success && checked.every(({ problem }) => problem === undefined);
  const size = rules.length > 0 ? rules.reduce((sum, { count }) => sum + (count || 0), 0) : questions.length;
  return { rules: checked, size, ...(isRight && { paper: data }) };
}

export const isFull = ({ rules }: PaperValues): boolean => rules.length >= LIMITS.drawRulesMax;
