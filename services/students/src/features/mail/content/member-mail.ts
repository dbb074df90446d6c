import type { MailData, MemberMailKind } from '@concord/contracts';
import { dateWords, INSTITUTE, nairaWords } from '@concord/institute';
import { DECIDED_MAIL_VALUES } from './decided-mail';
import { oneLine } from './typed-text';

const bankValues = () => ({
  bankName: INSTITUTE.bank.bankName,
  accountName: INSTITUTE.bank.accountName,
  accountNumber: INSTITUTE.bank.accountNumber,
});

/** Distance of a reminder from the due day in words. */
function dueWords(days: number): string {
  if (days === 0) return 'is due today';
  const count = Math.abs(days);
  const words = `${count} ${count === 1 ? 'day' : 'days'}`;
  return days < 0 ? `is due in ${words}` : `was due ${words} ago`;
}

/** Values of the templates of mails to members. */
export const MEMBER_MAIL_VALUES: {
  [K in MemberMailKind]: (data: MailData[K], publicUrl: string) => object;
} = {
  invoice: ({ number, total, due = '', reference, lines }) => ({
    number,
    total: nairaWords(total),
    due: dateWords(due),
    reference,
    ...bankValues(),
    lines: lines.map(({ title, amount }) => ({ title: oneLine(title), amount: nairaWords(amount) })),
  }),
  receipt: ({ number, total, receivedOn }) => ({
    number,
    total: nairaWords(total),
    receivedOn: dateWords(receivedOn),
  }),
  'credit-note': ({ number, total, title, invoice = '' }) => ({
    number,
    total: nairaWords(Math.abs(total)),
    title: oneLine(title),
    invoice,
  }),
  'payment-reversed': ({ receipt, total, receivedOn }) => ({
    receipt,
    total: nairaWords(total),
    receivedOn: dateWords(receivedOn),
  }),
  'payment-reminder': ({ title, open, due, days, reference, number = '' }) => ({
    title: oneLine(title),
    open: nairaWords(open),
    due: dateWords(due),
    dueWords: dueWords(days),
    isLate: days > 0,
    reference,
    number,
    ...bankValues(),
  }),
  ...DECIDED_MAIL_VALUES,
};
