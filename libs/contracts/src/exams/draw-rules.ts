import type { DrawRule, PaperRules } from './paper-rules.schemas';

type Tagged = Pick<DrawRule, 'topic' | 'difficulty'>;

const isSameTopic = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** True if the rule may draw the question. */
export const isDrawnBy = (rule: Tagged, question: Tagged): boolean =>
  (rule.topic === undefined || (question.topic !== undefined && isSameTopic(rule.topic, question.topic))) &&
  (rule.difficulty === undefined || rule.difficulty === question.difficulty);

const conditionsOf = ({ topic, difficulty }: Tagged) =>
  Number(topic !== undefined) + Number(difficulty !== undefined);

/** Indexes of rules in drawing order: those with most conditions first, as they have least choice. */
export const drawingOrder = (rules: readonly DrawRule[]): number[] =>
  rules
    .map((_, position) => position)
    .sort((a, b) => conditionsOf(rules[b] ?? {}) - conditionsOf(rules[a] ?? {}) || a - b);

/** Supply of a rule: questions asked for, and questions certain to be left whatever earlier rules draw. */
export interface RuleSupply {
  asked: number;
  certain: number;
}

/**
 * Supply of each rule, in the given order.
 *
 * @example
 * const isShort = ruleSupplies(questions, rules).some(({ asked, certain }) => certain < asked);
 */
export function ruleSupplies(questions: readonly Tagged[], rules: readonly DrawRule[]): RuleSupply[] {
  const supplies: RuleSupply[] = rules.map(({ count }) => ({ asked: count, certain: 0 }));
  const before: DrawRule[] = [];
  for (const position of drawingOrder(rules)) {
    const rule = rules[position];
    const supply = supplies[position];
    if (!rule || !supply) continue;
    const own = questions.filter((question) => isDrawnBy(rule, question));
    const taken = before.map((other) =>
      Math.min(other.count, own.filter((question) => isDrawnBy(other, question)).length),
    );
    supply.certain = Math.max(0, own.length - taken.reduce((sum, count) => sum + count, 0));
    before.push(rule);
  }
  return supplies;
}

/** Number of questions on a paper. */
export const paperSize = (questions: number, paper?: Pick<PaperRules, 'rules'>): number =>
  paper?.rules?.length ? paper.rules.reduce((sum, { count }) => sum + count, 0) : questions;
