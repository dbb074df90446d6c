import { objectIdOf } from '@concord/nest-platform';
import type { Paper } from '@concord/contracts';
import type { ExamVersionRecord } from '../../../store/exam-versions/exam-version.schema';
import { compileVersion } from '../../authoring/papers/compiled-paper';
import { questionKeys } from '../../results/grading/grade';

const MINUTES = 10;
/** Stable ids, because devices store answers by question id. */
const idOf = (number: number) => objectIdOf(number.toString(16).padStart(24, '0'));

/** Texts of a question, and the index of its right option: about the exam portal, and general knowledge. */
const QUESTIONS: readonly (readonly [question: string, options: string[], answer: number])[] = [
  [
    'When is an answer saved during an exam?',
    ['As soon as you choose it', 'When you go to the next question', 'Only when you finish'],
    0,
  ],
  [
    'Your connection is lost in the middle of an exam. What should you do?',
    ['Close the page', 'Carry on. Your answers are kept on this device and sent later', 'Start again'],
    1,
  ],
  [
    'You are not sure about a question and want to come back to it. What helps?',
    ['Taking a picture of it', 'Asking your neighbour', 'The button “Flag for review”'],
    2,
  ],
  [
    'Which of these settles a dispute with the help of a neutral person?',
    ['Mediation', 'A boycott', 'A rumour', 'A march'],
    0,
  ],
  [
    'What happens when your exam time is up?',
    ['Your answers are deleted', 'Your answers are submitted automatically', 'Nothing. You can carry on'],
    1,
  ],
];

const version: ExamVersionRecord = {
  _id: idOf(QUESTIONS.length + 1),
  exam: idOf(QUESTIONS.length + 2),
  examName: 'Practice exam',
  examCode: 'PRACTICE',
  duration: MINUTES,
  questions: QUESTIONS.map(([question, options, answer], index) => ({
    _id: idOf(index + 1),
    question,
    options,
    answer,
  })),
  createdAt: new Date(0),
};

/** Compiled paper of the practice exam, to check answers. */
export const practicePaper = compileVersion(version, () => ({})).paperOf();

/** The same paper, to display. */
export const shownPaper = JSON.parse(practicePaper.json) as Paper;

export const practiceKeys = questionKeys(version);
