import { calendarFile, type CalendarEvent } from './calendar-file';

const EVENT: CalendarEvent = {
  id: 'assignment-65a000000000000000000001@peace.example',
  title: 'Exam due: Mediation',
  text: 'Sign in.\nBring your serial number; be calm, and \\ ready.',
  url: 'https://peace.example/start-exam',
  starts: new Date('2026-12-21T21:29:00.000Z'),
  ends: new Date('2026-12-21T22:59:00.000Z'),
  made: new Date('2026-11-23T23:40:00.000Z'),
};
const linesOf = (event: Partial<CalendarEvent> = {}) => calendarFile({ ...EVENT, ...event }).split('\r\n');
/** Lines of the file after unfolding. */
const unfolded = (event: Partial<CalendarEvent>) =>
  calendarFile({ ...EVENT, ...event })
    .replaceAll('\r\n ', '')
    .split('\r\n');

describe('calendarFile', () => {
  it('has each line that RFC 5545 asks for, in the time of Nigeria, with an alarm', () => {
    expect(linesOf()).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      expect.stringMatching(/^PRODID:-\/\/.+\/\/Exams\/\/EN$/),
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VTIMEZONE',
      'TZID:Africa/Lagos',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0100',
      'TZNAME:WAT',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:assignment-65a000000000000000000001@peace.example',
      'DTSTAMP:20261123T234000Z',
      'DTSTART;TZID=Africa/Lagos:20261221T222900',
      'DTEND;TZID=Africa/Lagos:20261221T235900',
      'SUMMARY:Exam due: Mediation',
      'DESCRIPTION:Sign in.\\nBring your serial number\\; be calm\\, and \\\\ ready.',
      'URL:https://peace.example/start-exam',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Exam due: Mediation',
      'TRIGGER:-P1D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each([
    ['long words', 'Peace '.repeat(60).trim()],
    ['letters of several bytes', 'Ọláńrewájú '.repeat(40).trim()],
    ['characters of four bytes', '🕊️'.repeat(60)],
  ])('folds %s to lines of 75 bytes, which a reader puts together again', (_, title) => {
    expect(linesOf({ title }).filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(unfolded({ title })).toContain(`SUMMARY:${title}`);
  });

  it('lets no value begin a line of its own', () => {
    const title = 'Exam\r\nATTENDEE:mailto:all@example.org\nEND:VEVENT';
    expect(unfolded({ title })).toContain('SUMMARY:Exam\\nATTENDEE:mailto:all@example.org\\nEND:VEVENT');
    expect(linesOf({ title }).filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(linesOf({ title }).some((line) => line.startsWith('ATTENDEE'))).toBe(false);
  });
});
