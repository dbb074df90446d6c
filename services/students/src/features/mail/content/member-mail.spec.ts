import type { MailData, MemberMailKind } from '@concord/contracts';
import { renderMail } from './mail-content';

const ADA = { title: 'Dr', surname: 'Okafor', firstName: 'Ada', middleName: null };
const ID = 'a0a0a0a0a0a0a0a0a0a0a0a1';
const render = <K extends MemberMailKind>(kind: K, data: MailData[K]) =>
  renderMail({ kind, data }, ADA, 'https://peace.example/');

const invoice: MailData['invoice'] = {
  document: ID,
  number: 'INV-2026-000007',
  total: 2_500_000,
  due: '2026-12-01',
  reference: 'CIPCM-000123-37',
  lines: [
    { title: 'Admission, Full', amount: 2_000_000 },
    { title: 'Annual <subscription>\n2027', amount: 500_000 },
  ],
};
const reminder: MailData['payment-reminder'] = {
  title: 'Annual subscription 2027',
  open: 500_000,
  due: '2027-01-01',
  days: -30,
  reference: 'CIPCM-000123-37',
};

describe('mails to members', () => {
  it('tell an invoice with its lines, the account and the reference', () => {
    const { subject, text, html } = render('invoice', invoice);
    expect(subject).toBe('Invoice INV-2026-000007');
    for (const words of [
      'Dear Dr Ada Okafor',
      'Admission, Full: ₦20,000.00',
      'Annual <subscription> 2027: ₦5,000.00',
      'Total to pay: ₦25,000.00',
      'Due: 1 December 2026',
      'Payment reference:  CIPCM-000123-37',
    ])
      expect(text).toContain(words);
    expect(html).toContain('Annual &lt;subscription&gt; 2027');
  });

  it('leave the due day out of an invoice that does not say', () => {
    const { due: _, ...data } = invoice;
    expect(render('invoice', data).text).not.toContain('Due:');
  });

  it.each([
    [-60, 'is due in 60 days'],
    [-1, 'is due in 1 day'],
    [0, 'is due today'],
    [14, 'was due 14 days ago'],
  ])('remind %i days from the due day', (days, words) => {
    const { subject, text } = render('payment-reminder', { ...reminder, days });
    expect(subject).toBe(`Annual subscription 2027 ${words}`);
    expect(text).not.toContain('attached');
  });

  it('name the attached invoice of a reminder', () => {
    const { text } = render('payment-reminder', { ...reminder, document: ID, number: 'INV-2027-000001' });
    expect(text).toContain('The invoice INV-2027-000001 is attached');
  });

  it('take a receipt back whose payment was reversed', () => {
    const told = { receipt: 'REC-2026-000003', total: 500_000, receivedOn: '2026-11-27' };
    const { subject, text } = render('payment-reversed', told);
    expect(subject).toBe('Receipt REC-2026-000003 is no longer valid');
    expect(text).toContain('We told you that we received ₦5,000.00 on 27 November 2026');
  });

  it('tell a receipt and a credit note', () => {
    const data = { document: ID, number: 'REC-2026-000003', total: 500_000, receivedOn: '2026-11-27' };
    expect(render('receipt', data).text).toContain('payment of ₦5,000.00');
    const note = {
      document: ID,
      number: 'CRN-2026-000001',
      total: -500_000,
      title: 'Levy',
      invoice: 'INV-1',
    };
    expect(render('credit-note', note).text).toContain(
      'need not pay ₦5,000.00 for “Levy” of the invoice INV-1',
    );
  });
});

describe('mails about decisions', () => {
  const HOSTILE = '<img src=x onerror=alert(1)>\n\u202E{{reason}}';

  it('tell a refused transfer with the reason and the page of payments', () => {
    const data = { amount: 500_000, sentOn: '2026-11-27', reason: 'The bank does not know it' };
    const { subject, text, html } = render('transfer-refused', data);
    expect(subject).toBe('We could not confirm your transfer of ₦5,000.00');
    for (const part of [text, html])
      for (const words of ['₦5,000.00 on 27 November 2026', data.reason, 'https://peace.example/me/account'])
        expect(part).toContain(words);
  });

  const activity = { title: 'Mediation', day: '2026-05-03', points: 6, claimed: 6, reason: '' } as const;
  it.each<[Partial<MailData['cpd-decided']>, string, string | undefined]>([
    [{}, 'confirmed your activity “Mediation” of 3 May 2026 with 6 points.', undefined],
    [{ points: 1, reason: 'One hour' }, 'with 1 point.\nIt was entered with 6 points.', 'One hour'],
    [{ decision: 'refused', points: 0, reason: 'No seal' }, 'so it has no points.', 'No seal'],
  ])('tell an activity: %j', (more, said, reason) => {
    const { subject, text, html } = render('cpd-decided', { ...activity, decision: 'confirmed', ...more });
    expect(subject).toMatch(more.decision === 'refused' ? /^We could not confirm/ : /has been confirmed$/);
    expect(text).toContain(said);
    expect(text.includes('The reason:')).toBe(reason !== undefined);
    expect(html.includes('The reason:')).toBe(reason !== undefined);
    for (const part of [text, html.replaceAll('&#x3D;', '=')])
      expect(part).toContain('https://peace.example/me/cpd?year=2026');
  });

  it('tell a granted upgrade with the grade and its first day, and a refused one with the reason', () => {
    const data = { from: 'Associate', to: 'Full', reason: 'By the council' } as const;
    const granted = render('upgrade-decided', { ...data, decision: 'granted', startsOn: '2027-01-01' });
    expect(granted.subject).toBe('Your upgrade to Full has been granted');
    for (const part of [granted.text.replace('\n2', ' 2').replace('\n1', ' 1'), granted.html]) {
      expect(part).toContain('Your grade is Full from 1 January 2027.');
      expect(part).toContain('https://peace.example/me/upgrade');
    }
    const refused = render('upgrade-decided', { ...data, decision: 'refused' });
    expect(refused.text).toContain('The reason:\nBy the council');
    expect(refused.text).not.toContain('Congratulations');
  });

  it.each<[MailData['change-decided']['about'], string]>([
    ['profile', '/me/profile'],
    ['staff', '/me/staff'],
    ['bill', '/me/staff'],
    ['erasure', '/me/data'],
  ])('answer a request about %s on its page', (about, path) => {
    const refused = render('change-decided', { about, decision: 'refused', reason: 'Not this year' });
    expect(refused.text).toContain('The reason:\nNot this year');
    expect(refused.html).toContain(`href="https://peace.example${path}"`);
    const accepted = render('change-decided', { about, decision: 'accepted', reason: '' });
    expect(accepted.text).not.toMatch(/reason|message/);
    expect(accepted.text).not.toBe(refused.text);
  });

  it('show typed texts as text', () => {
    const rendered = [
      render('transfer-refused', { amount: 1, sentOn: '2026-11-27', reason: HOSTILE }),
      render('cpd-decided', { ...activity, decision: 'refused', title: HOSTILE, reason: HOSTILE }),
      render('upgrade-decided', { decision: 'refused', from: 'Full', to: 'Senior', reason: HOSTILE }),
      render('change-decided', { about: 'profile', decision: 'accepted', reason: HOSTILE }),
    ];
    for (const { text, html } of rendered) {
      expect(html).not.toContain('<img');
      expect(html).toContain('&lt;img src&#x3D;x onerror&#x3D;alert(1)&gt;');
      expect(text).toContain('{{reason}}');
      expect(`${text}${html}`).not.toContain('\u202E');
    }
  });
});
