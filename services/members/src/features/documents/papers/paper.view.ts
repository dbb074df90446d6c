import {
  type MemberDocument,
  type MemberPaperVerdict,
  paymentReferenceOf,
  type PrintedMembershipPaper,
  type PrintedMoneyDocument,
} from '@concord/contracts';
import type { DocumentRecord } from '../../../store/documents/document.schema';
import type { PaperRecord } from '../../../store/papers/paper.schema';
import type { PaperToday } from './paper-today';

export const toMemberDocument = (
  record: DocumentRecord | Pick<PaperRecord, '_id' | 'kind' | 'number' | 'on'>,
): MemberDocument => ({
  _id: record._id.toString(),
  kind: record.kind,
  number: record.number,
  on: record.on,
  ...('total' in record && { total: record.total }),
});

export const toPrintedDocument = (record: DocumentRecord): PrintedMoneyDocument => ({
  ...printedFields(record),
  kind: record.kind,
  lines: record.lines.map(({ title, amount, due }) => ({ title, amount, ...(due && { due }) })),
  total: record.total,
  reference: paymentReferenceOf(record.memberNumber),
  ...(record.payment && {
    payment: {
      method: record.payment.method,
      receivedOn: record.payment.receivedOn,
      reference: record.payment.reference ?? null,
    },
  }),
  ...(record.reason && { reason: record.reason }),
  ...(record.invoice && { invoice: record.invoice }),
});

export const toPrintedPaper = (record: PaperRecord): PrintedMembershipPaper => ({
  ...printedFields(record),
  kind: record.kind,
  grade: record.grade,
  since: record.since,
  inductedOn: record.inductedOn,
  standing: record.standing,
  ...(record.until && { until: record.until }),
  because: record.because,
});

/** Public view: nothing that the paper does not say, but whether it holds today. */
export const toPaperVerdict = (
  { kind, name, grade, on, standing, until }: PaperRecord,
  { holds, because }: PaperToday,
): MemberPaperVerdict => ({
  kind,
  name,
  grade,
  on,
  standing,
  ...(until && { until }),
  holds,
  ...(because && { because }),
});

const printedFields = ({ _id, member, number, on, name, memberNumber }: DocumentRecord | PaperRecord) => ({
  _id: _id.toString(),
  member: member.toString(),
  number,
  on,
  name,
  memberNumber,
});
