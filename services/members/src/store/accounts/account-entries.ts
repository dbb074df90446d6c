import type {
  ClaimOutcome,
  FeeKind,
  MemberGrade,
  MoneyDocument,
  PaymentState,
  PaymentWay,
} from '@concord/contracts';
import type { StaffRef } from '@concord/nest-platform';
import type { DocumentFacts, DocumentLine } from '../documents/document.schema';

/** Author, time and reason of a change. */
export interface Reasoned {
  reason: string;
  /** Day in Nigeria on which it counts. */
  on: string;
  at: Date;
  by: StaffRef;
}

/** Part of a charge that the member need not pay. Amounts here and below are integers in kobo. */
export interface Reduction extends Reasoned {
  kind: 'discount' | 'waiver';
  amount: number;
  /** Idempotency-Key of the request that gave it. */
  requestKey?: string;
}

/** Period of membership that a subscription pays for; both days are included. */
export interface CoveredDays {
  from: string;
  to: string;
}

/** Debt of a member for one fee and one period. */
export interface ChargeEntry {
  /** 24 hexadecimal digits, as on the wire. */
  _id: string;
  fee: FeeKind;
  /** `2026` for a yearly fee; the grade, or another word, for a fee that is due once. Unique with `fee`. */
  period: string;
  grade: MemberGrade | null;
  /** Text of the invoice's line. */
  title: string;
  amount: number;
  raisedOn: string;
  due: string;
  /** For subscriptions. */
  covers: CoveredDays | null;
  reductions: Reduction[];
  voided: Reasoned | null;
  /** Ids of the merges that moved it here. */
  merges?: string[];
  /** Names before a merge renamed it. */
  formerly?: Pick<ChargeEntry, 'period' | 'title'>;
}

/** Part of a payment that pays for a charge. */
export interface AllocationEntry {
  charge: string;
  amount: number;
}

/** Money returned to the payer. */
export interface RefundEntry extends Reasoned {
  _id: string;
  amount: number;
  /** Idempotency-Key of the request that noted it. */
  requestKey?: string;
}

/** End of a claim. */
export interface ClaimDecision {
  outcome: ClaimOutcome;
  at: Date;
  /** Absent where the member withdrew it, and where another payment settled it. */
  by?: StaffRef;
  /** Refusals only: words for the member. */
  reason?: string;
  /** The payment that was the same money. */
  payment?: string;
}

/** Transfer that the member told about; its evidence is a file of the media service under the payment's id. */
export interface TransferClaim {
  amount: number;
  /** Day on which the money was sent. */
  sentOn: string;
  bank: string | null;
  payer: string | null;
  note: string | null;
  /** Name of the evidence. */
  file: string;
  sentAt: Date;
  decision?: ClaimDecision;
}

/** Money that arrived, or is said to have arrived. Only a `confirmed` payment counts. */
export interface PaymentEntry {
  _id: string;
  method: PaymentWay;
  amount: number;
  /** Date of value. */
  receivedOn: string;
  reference: string | null;
  state: PaymentState;
  allocations: AllocationEntry[];
  refunds: RefundEntry[];
  reversed: Reasoned | null;
  recordedAt: Date;
  /** Absent while only the member has told about it. */
  recordedBy?: StaffRef;
  claim?: TransferClaim;
  /** Idempotency-Key of the request that recorded it. */
  requestKey?: string;
  /** Ids of the merges that moved it here. */
  merges?: string[];
}

/** A document that an entry needs and that does not have its number yet. */
export interface DueDocument extends Omit<DocumentFacts, 'invoice'> {
  kind: MoneyDocument;
  /** Id of what it documents: a payment, a voided charge, or a set of charges. */
  of: string;
  on: string;
  lines: DocumentLine[];
}

/** Entries of an account that moved to another one. */
export interface MovedEntries {
  charges: ChargeEntry[];
  payments: PaymentEntry[];
  dueDocuments: DueDocument[];
}
