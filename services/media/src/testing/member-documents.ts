import {
  paymentReferenceOf,
  type PrintedCpdStatement,
  type PrintedMemberCard,
  type PrintedMembershipPaper,
  type PrintedMoneyDocument,
} from '@concord/contracts';

const MEMBER = { name: 'Okafor Ada', memberNumber: 'CIPCM-000123', on: '2026-11-29' };
const REFERENCE = { reference: paymentReferenceOf(MEMBER.memberNumber) };

/** A card without a photo. */
export const MEMBER_CARD: PrintedMemberCard = {
  _id: 'a0a0a0a0a0a0a0a0a0a0a0c1',
  number: MEMBER.memberNumber,
  name: MEMBER.name,
  grade: 'Full',
  since: '2019-03-01',
  path: `/card/${MEMBER.memberNumber}`,
  photo: null,
};

const invoice: PrintedMoneyDocument = {
  ...MEMBER,
  ...REFERENCE,
  _id: 'a0a0a0a0a0a0a0a0a0a0a0a1',
  kind: 'invoice',
  number: 'INV-2026-000007',
  lines: [
    { title: 'Admission, Full', amount: 2_000_000, due: '2026-12-01' },
    { title: 'Annual subscription 2027', amount: 500_000, due: '2027-01-01' },
  ],
  total: 2_500_000,
};

const receipt: PrintedMoneyDocument = {
  ...MEMBER,
  ...REFERENCE,
  _id: 'a0a0a0a0a0a0a0a0a0a0a0a2',
  kind: 'receipt',
  number: 'REC-2026-000003',
  lines: [
    { title: 'Admission, Full', amount: 2_000_000 },
    { title: 'Credit for later charges', amount: 150_050 },
  ],
  total: 2_150_050,
  payment: { method: 'transfer', receivedOn: '2026-11-27', reference: 'FT/0091' },
};

const creditNote: PrintedMoneyDocument = {
  ...MEMBER,
  ...REFERENCE,
  _id: 'a0a0a0a0a0a0a0a0a0a0a0a3',
  kind: 'credit-note',
  number: 'CRN-2026-000001',
  lines: [{ title: 'Admission, Full', amount: -2_000_000 }],
  total: -2_000_000,
  reason: 'Charged twice',
  invoice: invoice.number,
};

const letter: PrintedMembershipPaper = {
  ...MEMBER,
  _id: 'a0a0a0a0a0a0a0a0a0a0a0a4',
  kind: 'standing-letter',
  number: 'LETR-2026-7KQ2M-XW9PD',
  grade: 'Full',
  since: '2024-03-01',
  inductedOn: '2019-03-01',
  standing: 'current',
  until: '2026-12-31',
  because: 'the subscription of 2026 is paid',
};

const certificate: PrintedMembershipPaper = {
  ...letter,
  _id: 'a0a0a0a0a0a0a0a0a0a0a0a5',
  kind: 'membership-certificate',
  number: 'MEMB-2026-7KQ2M-XW9PD',
};

/** A year of CPD, as the members service sends it. */
export const CPD_STATEMENT: PrintedCpdStatement = {
  ...MEMBER,
  member: 'a0a0a0a0a0a0a0a0a0a0a0aa',
  year: 2026,
  grade: 'Full',
  required: 20,
  counted: 11.5,
  entries: [
    {
      day: '2026-05-04',
      title: 'Mediation in practice',
      kind: 'Course, training or workshop',
      points: 9,
      isPending: false,
    },
    { day: '2026-08-20', title: 'Reading on peace', kind: 'Private study', points: 5, isPending: false },
    { day: '2026-11-02', title: 'Lecture at Jos', kind: 'Teaching or mentoring', points: 3, isPending: true },
  ],
  kinds: [
    { kind: 'course', title: 'Course, training or workshop', confirmed: 9, counted: 9, yearlyMax: null },
    { kind: 'study', title: 'Private study', confirmed: 5, counted: 2.5, yearlyMax: 2.5 },
  ],
};

/** One document of a member of each kind, as the members service answers. */
export const MEMBER_DOCUMENTS = { invoice, receipt, creditNote, letter, certificate };
