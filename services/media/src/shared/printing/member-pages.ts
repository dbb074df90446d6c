import type { PrintedMembershipPaper, PrintedMoneyDocument } from '@concord/contracts';
import { dateWords, INSTITUTE, nairaWords } from '@concord/institute';
import { pageStyle } from './page-style';

/** Head of every paper for a member. */
interface Head {
  readonly institute: { readonly name: string; readonly email: string; readonly phones: readonly string[] };
  readonly page: string;
  readonly heading: string;
  readonly number: string;
  readonly date: string;
  readonly name: string;
  readonly memberNumber: string;
  /** SVG markup. */
  readonly qr: string;
}

/** Values of an invoice, a receipt or a credit note. */
export interface MoneyPage extends Head {
  readonly facts: readonly Row[];
  readonly hasDue: boolean;
  readonly lines: readonly { title: string; due: string; amount: string }[];
  readonly total: string;
  readonly totalLabel: string;
  /** Account to pay to; empty unless there is something to pay. */
  readonly bank: readonly Row[];
  readonly note: string;
}

/** Values of a letter of good standing. */
export interface LetterPage extends Head {
  readonly facts: readonly Row[];
  readonly sentence: string;
  readonly address: string;
}

interface Row {
  readonly label: string;
  readonly value: string;
}

const row = (label: string, value: string | undefined): Row[] => (value ? [{ label, value }] : []);

const HEADINGS: Record<PrintedMoneyDocument['kind'], string> = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  'credit-note': 'Credit note',
};
const TOTALS: Record<PrintedMoneyDocument['kind'], string> = {
  invoice: 'Total to pay',
  receipt: 'Total received',
  'credit-note': 'Total credited',
};
const WAYS: Record<NonNullable<PrintedMoneyDocument['payment']>['method'], string> = {
  transfer: 'Bank transfer',
  deposit: 'Bank deposit',
  cash: 'Cash',
  cheque: 'Cheque',
  card: 'Card',
  ussd: 'USSD',
  other: 'Other',
};

const NOTES: Record<PrintedMoneyDocument['kind'], string> = {
  invoice:
    'Please write the payment reference on your transfer, so that we know that it is yours. Keep the proof of payment.',
  receipt:
    'Thank you. Please keep this receipt. If an amount is wrong, tell us and name the number of the receipt.',
  'credit-note': 'This amount is taken off your account. You need not pay it.',
};

const headOf = (
  { number, on, name, memberNumber }: PrintedMoneyDocument | PrintedMembershipPaper,
  heading: string,
  qr: string,
): Head => ({
  institute: INSTITUTE,
  // Without the time of printing: a paper is the same whenever it is printed.
  page: pageStyle({ footer: `${INSTITUTE.name} · ${number}`, margins: '14mm 16mm 18mm' }),
  heading,
  number,
  date: dateWords(on),
  name,
  memberNumber,
  qr,
});

/** First due day of an invoice; undefined where its lines do not say. */
const dueOf = ({ lines }: PrintedMoneyDocument): string | undefined =>
  lines
    .flatMap(({ due }) => due ?? [])
    .sort()
    .at(0);

/** The page of an invoice, a receipt or a credit note. */
export function moneyPage(document: PrintedMoneyDocument, qr: string): MoneyPage {
  const { kind, lines, total, reference, payment, reason, invoice } = document;
  const due = dueOf(document);
  const isInvoice = kind === 'invoice';
  const { bankName, accountName, accountNumber } = INSTITUTE.bank;
  return {
    ...headOf(document, HEADINGS[kind], qr),
    facts: [
      ...row('Due', isInvoice && due ? dateWords(due) : undefined),
      ...row('Received', payment && dateWords(payment.receivedOn)),
      ...row('Paid by', payment && WAYS[payment.method]),
      ...row('Reference of the payment', payment?.reference ?? undefined),
      ...row('For invoice', invoice),
      ...row('Reason', reason),
    ],
    hasDue: isInvoice && due !== undefined,
    lines: lines.map((line) => ({
      title: line.title,
      due: line.due ? dateWords(line.due) : '',
      amount: nairaWords(Math.abs(line.amount)),
    })),
    total: nairaWords(Math.abs(total)),
    totalLabel: TOTALS[kind],
    bank: isInvoice
      ? [
          { label: 'Bank', value: bankName },
          { label: 'Account name', value: accountName },
          { label: 'Account number', value: accountNumber },
          { label: 'Payment reference', value: reference },
        ]
      : [],
    note: NOTES[kind],
  };
}

/** The page of a letter of good standing. */
export function letterPage(paper: PrintedMembershipPaper, address: string, qr: string): LetterPage {
  const { name, memberNumber, grade, since, inductedOn, until } = paper;
  return {
    ...headOf(paper, 'Letter of good standing', qr),
    sentence: `This is to certify that ${name}, member number ${memberNumber}, is a member of ${INSTITUTE.name} in the grade of ${grade}. The member is in good standing on ${dateWords(paper.on)}.`,
    facts: [
      { label: 'Name', value: name },
      { label: 'Member number', value: memberNumber },
      { label: 'Grade', value: grade },
      { label: `${grade} since`, value: dateWords(since) },
      { label: 'Member since', value: dateWords(inductedOn) },
      { label: 'In good standing until', value: until ? dateWords(until) : 'further notice' },
    ],
    address,
  };
}
