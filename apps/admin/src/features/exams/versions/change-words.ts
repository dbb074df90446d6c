import type { ChangeCounts, QuestionChange, QuestionPart, Setting, VersionSummary } from '@concord/contracts';
import { counted, listed } from '../../../shared/format';

export const SETTING_NAMES: Readonly<Record<Setting, string>> = {
  examName: 'Title',
  examCode: 'Code',
  duration: 'Duration',
  paper: 'Question selection',
};

const PART_NAMES: Readonly<Record<QuestionPart, string>> = {
  question: 'text',
  options: 'options',
  key: 'right answer',
  topic: 'topic',
  difficulty: 'difficulty',
  pinned: 'options that stay last',
  pictures: 'pictures',
  formatting: 'formatting',
};

const WORDS: readonly [name: keyof ChangeCounts, noun: string, deed: string][] = [
  ['added', 'question', 'added'],
  ['removed', 'question', 'removed'],
  ['changed', 'question', 'changed'],
  ['keys', 'right answer', 'changed'],
  ['moved', 'question', 'moved'],
  ['settings', 'setting', 'changed'],
];

/** Changes of a version, such as "1 question added, 2 right answers changed". */
export function changesText({ number, changes, restored }: VersionSummary): string {
  if (restored !== undefined) return `Brought back version ${restored}`;
  if (number === 1) return 'First version';
  if (!changes) return 'Not recorded';
  const parts = WORDS.flatMap(([name, noun, deed]) =>
    changes[name] > 0 ? [`${counted(changes[name], noun)} ${deed}`] : [],
  );
  return parts.join(', ') || 'Nothing';
}

/** Use of a version, such as "40 results, 2 under way". */
export function satText({ results, underWay }: Pick<VersionSummary, 'results' | 'underWay'>): string {
  const parts = [
    ...(results > 0 ? [counted(results, 'result')] : []),
    ...(underWay > 0 ? [`${underWay.toLocaleString('en-GB')} in progress`] : []),
  ];
  return parts.join(', ') || 'Nobody';
}

/** Change of a question, such as "Changed: text and right answer; moved". */
export function changeText({ before, after, parts, isMoved }: QuestionChange): string {
  if (!before) return 'Added';
  if (!after) return 'Removed';
  const changed = parts.length > 0 ? `Changed: ${listed(parts.map((part) => PART_NAMES[part]))}` : '';
  if (!changed) return 'Moved';
  return isMoved ? `${changed} (also moved)` : changed;
}
