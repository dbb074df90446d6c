import { MEMBER_GRADES, type MemberGrade } from '@concord/contracts';
import { foldText } from '@concord/institute';
import { importDay } from './import-days';
import type { ImportedMember } from '../../store/imports/imported-member';

/** The grade that a text names: `Full Member` is Full. */
export function importGrade(text: string): MemberGrade | undefined {
  const [word = ''] = foldText(text)
    .trim()
    .split(/[\s,]+/);
  return MEMBER_GRADES.find((grade) => grade.toLowerCase() === word);
}

/** A grade with its first day: `Associate 2015-03-01`, or `1/3/2015: Associate`. */
function termIn(text: string): ImportedMember['terms'][number] | undefined {
  const [, date = ''] = /(\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}|\d{1,2} [a-z]{3,9} \d{4})/i.exec(text) ?? [];
  const from = importDay(date);
  const grade = importGrade(text.replace(date, '').replace(/[:,()=-]|from|since/gi, ' '));
  return from && grade ? { grade, from } : undefined;
}

/** The grades of a history, separated by semicolons or lines; undefined if one cannot be read. */
export function importHistory(text: string): ImportedMember['terms'] | undefined {
  const parts = text.split(/[;\n]+/).filter((part) => part.trim() !== '');
  const terms = parts.flatMap((part) => termIn(part) ?? []);
  return terms.length === parts.length ? terms : undefined;
}
