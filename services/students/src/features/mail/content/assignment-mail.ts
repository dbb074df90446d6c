import { type AssignmentMail, dueDayOf, isDueDay } from '@concord/contracts';
import { dateWords, momentWords } from '@concord/institute';
import type { StoredAttachment } from '../../../store/mails/mail.schema';
import { calendarFile } from './calendar-file';

const MINUTE_MS = 60_000;

/** Due date in words, never later than the real one. */
function dueOf(dueDate: string): { at: Date; words: string } {
  if (!isDueDay(dueDate)) return { at: new Date(dueDate), words: `${momentWords(dueDate)}, Nigerian time` };
  const day = dueDayOf(dueDate);
  return {
    at: new Date(`${day}T22:59:00.000Z`),
    words: `${dateWords(day)}, by the end of the day in Nigeria`,
  };
}

const minutesOf = ({ duration, extraTime }: AssignmentMail) => duration + extraTime;

const minuteWords = (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

function timeWords(data: AssignmentMail): string {
  const all = minuteWords(minutesOf(data));
  return data.extraTime > 0 ? `${all}, including ${minuteWords(data.extraTime)} of extra time` : all;
}

/** Date and time for the mail's template. */
export const assignmentValues = (data: AssignmentMail) => ({
  opens: data.opensAt ? `${momentWords(data.opensAt)}, Nigerian time` : '',
  due: dueOf(data.dueDate).words,
  time: timeWords(data),
});

/** Calendar file of the mail: the last period before the due date that is long enough for the exam. */
export function assignmentCalendar(
  key: string,
  data: AssignmentMail,
  said: { name: string; startExamUrl: string; host: string; made: Date },
): StoredAttachment {
  const { at, words } = dueOf(data.dueDate);
  const latest = at.getTime() - minutesOf(data) * MINUTE_MS;
  // An exam may open so late that less time than its duration is left.
  const starts = Math.max(latest, Math.min(Date.parse(data.opensAt ?? '') || latest, at.getTime()));
  const { name, startExamUrl, host, made } = said;
  const content = calendarFile({
    id: `${key}@${host}`,
    title: `Exam due: ${name}`,
    text: `Due: ${words}. Time allowed: ${timeWords(data)}.\nSign in with your e-mail and your serial number at ${startExamUrl}`,
    url: startExamUrl,
    starts: new Date(starts),
    ends: at,
    made,
  });
  return { name: 'exam.ics', type: 'text/calendar', content };
}
