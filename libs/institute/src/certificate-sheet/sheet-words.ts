import {
  linesOf,
  partsOf,
  type PrintedCertificate,
  type TemplateField,
  type TemplatePart,
} from '@concord/contracts';
import { emsOf, sizeToFit } from '../fitting';
import { dateWords } from '../wording';

type Words = Readonly<Record<TemplateField, string>>;

/** A line of the sheet: the name, the course, or text with fields. */
export interface SheetLine {
  readonly isName: boolean;
  readonly isCourse: boolean;
  /** Scale at which the line fits, as a share of full size. */
  readonly fit: number;
  readonly parts: readonly { readonly text: string; readonly isField: boolean }[];
}

/** Font sizes in points at full size, and line heights in millimetres including spacing. */
const SIZES = { name: 32, course: 20, text: 13 } as const;
const [NAME_MM, COURSE_MM, TEXT_MM] = [19, 10, 7];
/** Converts millimetres to ems at a font size in points. */
export const emsOn = (points: number, millimetres: number) => millimetres / (points * 0.3528);
/** Maximum lines of the course before it shrinks. */
const COURSE_LINES = 2;
const SMALLEST_COURSE = 0.5;
/**
 * Share of the line that a name may fill. Its width is estimated by letter, with the largest error
 * for capitals.
 */
const NAME_SHARE = 0.93;
const SMALLEST_NAME = 0.3;
const SMALLEST = 0.6;

/** Values of the fields in a certificate's text. */
export const wordsOf = (certificate: PrintedCertificate): Words => ({
  name: certificate.studentName,
  course: certificate.selectedCourse.courseTitle,
  date: dateWords(certificate.dateGenerated),
  number: certificate.certificateNumber,
});

const isOnly = (parts: readonly TemplatePart[], field: TemplateField) => {
  const [first] = parts;
  return parts.length === 1 && first !== undefined && 'field' in first && first.field === field;
};

/** Lines of a certificate's text; `width` is the width of the column in millimetres. */
export function sheetLines(body: string, words: Words, width: number): SheetLine[] {
  return linesOf(body).map((line) => {
    const parts = partsOf(line);
    const [isName, isCourse] = [isOnly(parts, 'name'), isOnly(parts, 'course')];
    const room = isName
      ? emsOn(SIZES.name, width) * NAME_SHARE
      : emsOn(SIZES.course, width) * COURSE_LINES * 0.9;
    const value = isName ? words.name : words.course;
    return {
      isName,
      isCourse,
      fit: isName
        ? sizeToFit(value, room, SMALLEST_NAME)
        : isCourse
          ? sizeToFit(value, room, SMALLEST_COURSE)
          : 1,
      parts: parts.map((part) =>
        'field' in part ? { text: words[part.field], isField: true } : { text: part.text, isField: false },
      ),
    };
  });
}

/** Scale at which all lines fit the column's height in millimetres. */
export function scaleOf(lines: readonly SheetLine[], { width, height }: { width: number; height: number }) {
  const needed = lines.reduce((sum, { isName, isCourse, fit, parts }) => {
    if (isName) return sum + NAME_MM;
    const text = parts.map((part) => part.text).join('');
    const points = isCourse ? SIZES.course * fit : SIZES.text;
    const rows = Math.ceil(emsOf(text) / emsOn(points, width * 0.95));
    return sum + rows * (isCourse ? COURSE_MM * fit : TEXT_MM) + (isCourse ? 3 : 1);
  }, 0);
  return Math.max(SMALLEST, Math.min(1, height / needed));
}
