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
