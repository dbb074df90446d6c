import { INSTITUTE } from '@concord/institute';

/** An entry of a calendar. */
export interface CalendarEvent {
  /** Globally unique; a calendar that imports the same id twice keeps one event. */
  id: string;
  title: string;
  text: string;
  url: string;
  starts: Date;
  ends: Date;
  /** Creation time of the file. */
  made: Date;
}

const LINE_BYTES = 75;

/** Nigerian time: UTC+1 all year, since 1919. */
const ZONE = 'Africa/Lagos';
const OFFSET_MS = 60 * 60 * 1000;
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0100',
  'TZNAME:WAT',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const digits = (iso: string) => iso.replace(/\.\d+/, '').replace(/[-:]/g, '');
const inUtc = (moment: Date) => digits(moment.toISOString());
const inNigeria = (moment: Date) =>
  digits(new Date(moment.getTime() + OFFSET_MS).toISOString()).replace('Z', '');

/** Escapes a text (RFC 5545, 3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Splits a line into parts of 75 bytes, but never inside a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > LINE_BYTES) {
      parts.push(part);
      // The leading space of a continuation line counts as well.
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}

/** An iCalendar file (RFC 5545) with one event and an alarm a day before it. */
export function calendarFile({ id, title, text, url, starts, ends, made }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(INSTITUTE.name)}//Exams//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...TIME_ZONE,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${inUtc(made)}`,
    `DTSTART;TZID=${ZONE}:${inNigeria(starts)}`,
    `DTEND;TZID=${ZONE}:${inNigeria(ends)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
