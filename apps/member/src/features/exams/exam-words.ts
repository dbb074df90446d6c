import { dueDayOf, type HeldResult, isDueDay, type MyExam } from '@concord/contracts';
import { asDay, asMoment } from '../../shared/format';

export type Tone = 'good' | 'bad' | 'warning' | 'plain';

/** A few words on the state of an exam. */
interface ExamState {
  readonly tone: Tone;
  readonly text: string;
}

const inNigerianTime = (moment: string) => `${asMoment(moment)}, Nigerian time`;

/** Last day for an exam, or its moment in Nigerian time. */
const asDue = (moment: string) =>
  isDueDay(moment) ? asDay(`${dueDayOf(moment)}T12:00:00Z`) : inNigerianTime(moment);

function outcomeOf({ result, held }: MyExam): ExamState {
  if (result) return result.pass ? { tone: 'good', text: 'Passed' } : { tone: 'bad', text: 'Fail' };
  return { tone: 'good', text: held ? 'Received' : 'Completed' };
}

export function stateOf(exam: MyExam): ExamState {
  switch (exam.state) {
    case 'open':
      return exam.startForbidden
        ? { tone: 'warning', text: 'Not possible now' }
        : { tone: 'good', text: 'Ready to start' };
    case 'not-open':
      return {
        tone: 'plain',
        text: exam.opensAt ? `Opens ${inNigerianTime(exam.opensAt)}` : 'Not open yet',
      };
    case 'past-due':
      return { tone: 'bad', text: 'Past its due date' };
    case 'started':
      return { tone: 'warning', text: 'In progress' };
    case 'paused':
      return { tone: 'warning', text: 'Paused' };
    case 'grading':
      return { tone: 'plain', text: exam.held ? 'Received' : 'Being graded' };
    case 'completed':
      return outcomeOf(exam);
  }
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Facts below the name of an exam. */
export function factsOf({ examCode, totalQuestions, minutes, dueDate, dateWritten, ...exam }: MyExam) {
  if (dateWritten) return [examCode, `Written ${asDay(dateWritten)}`];
  return [
    examCode,
    counted(totalQuestions, 'question'),
    counted(minutes, 'minute'),
    `Due ${asDue(dueDate)}`,
    ...(exam.needsCode ? ['Needs the code that the hall gives you'] : []),
    ...(exam.needsSeb ? ['Needs Safe Exam Browser'] : []),
  ];
}

/** E.g. `10 of 16 · 63%`; undefined without a released score. */
export function scoreOf({ result, score, totalQuestions }: MyExam): string | undefined {
  if (result)
    return `${result.total_score} of ${result.total_questions ?? totalQuestions} · ${result.percantage}%`;
  return score === null ? undefined : `${score} of ${totalQuestions}`;
}

/** Release of a held result. */
export const heldText = ({ until }: HeldResult) =>
  until
    ? `Results are released on ${inNigerianTime(until)}.`
    : 'The institute will release the results later.';
