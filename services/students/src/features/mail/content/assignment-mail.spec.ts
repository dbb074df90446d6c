import type { AssignmentMail } from '@concord/contracts';
import { attachmentsOf, renderMail } from './mail-content';

const ADA = { title: 'Dr', surname: 'Okafor', firstName: 'Ada', middleName: 'Ngozi' };

describe('renderMail of an assignment', () => {
  const DATA: AssignmentMail = {
    examName: 'Peace Education',
    examCode: 'PEA-1001',
    dueDate: '2026-12-21T23:59:59.999Z',
    duration: 60,
    extraTime: 0,
  };
  const render = (data: Partial<AssignmentMail> = {}) =>
    renderMail({ kind: 'assignment', data: { ...DATA, ...data } }, ADA, 'https://peace.example');
  const calendar = (data: Partial<AssignmentMail> = {}) =>
    attachmentsOf(
      { key: 'assignment-1', kind: 'assignment', data: { ...DATA, ...data } },
      'https://peace.example',
      new Date('2026-11-23T12:00:00.000Z'),
    )?.[0];

  it('tells exam, date, time, and how to sign in, without the serial number', () => {
    const { subject, text, html } = render();
    expect(subject).toBe('Your exam: Peace Education (PEA-1001)');
    expect(text).toContain(
      'Due:          21 December 2026, by the end of the day in Nigeria\nTime allowed: 60 minutes\n',
    );
    for (const part of [text, html])
      for (const value of ['https://peace.example/start-exam', 'XXXX-XXXX-XXXX-XXXX', 'calendar file'])
        expect(part).toContain(value);
    expect(html).not.toMatch(/<(img|link|script|style|iframe)|url\(|background=/i);
  });

  it('tells the whole time with extra minutes, and a due time in Nigeria', () => {
    const { text } = render({ extraTime: 30, dueDate: '2026-12-21T14:00:00.000Z' });
    expect(text).toContain('Due:          21 December 2026 at 15:00, Nigerian time');
    expect(text).toContain('Time allowed: 90 minutes, including 30 minutes of extra time');
  });

  it('tells when the exam opens, and reminds of no time before', () => {
    const opensAt = '2026-12-21T22:00:00.000Z';
    const { text, html } = render({ opensAt });
    expect(text).toContain(
      '\nOpens:        21 December 2026 at 23:00, Nigerian time\nDue:          21 December',
    );
    expect(html).toContain('Opens');
    expect(render().text).not.toContain('Opens');
    expect(calendar({ opensAt })?.content).toContain('DTSTART;TZID=Africa/Lagos:20261221T230000\r\n');
    const early = calendar({ opensAt: '2026-12-01T08:00:00.000Z' })?.content;
    expect(early).toContain('DTSTART;TZID=Africa/Lagos:20261221T225900\r\n');
  });

  it.each(['2026-12-21T22:59:59.999Z', '2026-12-21T23:59:59.999Z'])(
    'tells the day that was picked, stored as %s',
    (dueDate) => {
      expect(render({ dueDate }).text).toContain('21 December 2026, by the end of the day in Nigeria');
      expect(calendar({ dueDate })?.content).toContain('DTEND;TZID=Africa/Lagos:20261221T235900\r\n');
    },
  );

  it('has a calendar file that ends when the exam is due', () => {
    expect(calendar()).toMatchObject({ name: 'exam.ics', type: 'text/calendar' });
    const { content } = calendar({ extraTime: 30 }) ?? { content: '' };
    expect(content).toContain('UID:assignment-1@peace.example\r\n');
    expect(content).toContain('DTSTART;TZID=Africa/Lagos:20261221T222900\r\n');
    expect(content).toContain('DTEND;TZID=Africa/Lagos:20261221T235900\r\n');
    expect(calendar({ dueDate: '2026-12-21T14:00:00.000Z' })?.content).toContain(
      'DTEND;TZID=Africa/Lagos:20261221T150000\r\n',
    );
  });

  it('takes hostile names as text, in the mail and in the file', () => {
    const examName = '<b>Peace</b>\r\nBcc: all@example.org';
    const { subject, html } = render({ examName });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain('<b>Peace');
    expect(calendar({ examName })?.content).not.toMatch(/^Bcc/m);
  });
});
