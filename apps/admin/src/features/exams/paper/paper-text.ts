import type { DrawRule, Exam } from '@concord/contracts';
import { DIFFICULTY_NAMES } from '../questions/difficulty-options';

/** A rule as a line, such as "5 hard questions from Mediation". */
export function ruleText({ topic, difficulty, count }: DrawRule): string {
  const kind = difficulty ? `${DIFFICULTY_NAMES[difficulty].toLowerCase()} ` : '';
  const questions = count === 1 ? 'question' : 'questions';
  return `${count} ${kind}${questions}${topic ? ` from ${topic}` : ''}`;
}

/** Parts that are shuffled for each candidate. */
export function shuffleText(paper: Exam['paper']): string {
  const mixed = [paper?.shuffleQuestions ? 'questions' : '', paper?.shuffleOptions ? 'options' : ''].filter(
    Boolean,
  );
  return mixed.length === 0 ? 'Nothing' : `Order of ${mixed.join(' and ')}`;
}
