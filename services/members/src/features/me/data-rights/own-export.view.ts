import type { StandingOfDay } from '../../../shared/standing/standing';
import { balanceOf, openOf } from '../../../shared/ledger/account-sums';
import type {
  ChargeEntry,
  PaymentEntry,
  Reasoned,
  TransferClaim,
} from '../../../store/accounts/account-entries';
import type { CardOrderRecord } from '../../../store/card-orders/card-order.schema';
import type { CardPaymentRecord } from '../../../store/card-payments/card-payment.schema';
import type { CpdEntryRecord } from '../../../store/cpd-entries/cpd-entry.schema';
import type { DocumentRecord } from '../../../store/documents/document.schema';
import type { MemberMailRecord } from '../../../store/member-mails/member-mail.schema';
import type { MemberProjection } from '../../../store/members/member.schema';
import type { PaperRecord } from '../../../store/papers/paper.schema';
import type { UpgradeRecord } from '../../../store/upgrades/upgrade.schema';
import type { CardsOfMember } from './card-records';
import type { MoneyOfMember } from './money-records';
import type { MembershipOfMember } from './membership-records';

/** All that the register keeps about one member. */
export interface ExportedMember extends MoneyOfMember, MembershipOfMember, CardsOfMember {
  readonly member: MemberProjection;
  readonly standing: StandingOfDay;
}

const ABOUT =
  'What the register keeps about you. Amounts are in kobo, and a balance above 0 is what you owe. Names of staff are ' +
  'left out. What belongs to your registration, exams and certificates is in a file of its own.';

/** Reason and day without the author. */
const because = ({ reason, on, at }: Reasoned) => ({ reason, on, at });

const toCharge = ({
  _id,
  fee,
  period,
  title,
  amount,
  raisedOn,
  due,
  covers,
  reductions,
  voided,
}: ChargeEntry) => ({
  ...{ _id, fee, period, title, amount, raisedOn, due },
  covers: covers && { from: covers.from, to: covers.to },
  reductions: reductions.map((each) => ({ kind: each.kind, amount: each.amount, ...because(each) })),
  voided: voided && because(voided),
});

const toPayment = ({
  _id,
  method,
  amount,
  receivedOn,
  reference,
  state,
  allocations,
  refunds,
  reversed,
  recordedAt,
  claim,
}: PaymentEntry) => ({
  ...{ _id, method, amount, receivedOn, reference, state, recordedAt },
  pays: allocations.map(({ charge, amount: part }) => ({ charge, amount: part })),
  refunds: refunds.map((each) => ({ amount: each.amount, ...because(each) })),
  reversed: reversed && because(reversed),
  claim: claim ? toClaim(claim) : null,
});

const toDocument = ({ kind, number, on, name, total, lines }: DocumentRecord) => ({
  ...{ kind, number, on, name, total },
  lines: lines.map(({ title, amount }) => ({ title, amount })),
});

const toPaper = ({ kind, number, on, name, grade, standing, because: why }: PaperRecord) => ({
  ...{ kind, number, on, name, grade, standing },
  because: why,
});

const toMail = ({ kind, on, state, title, settledAt }: MemberMailRecord) => ({
  ...{ kind, on, state },
  ...(title && { title }),
  settledAt,
});

const toUpgrade = ({ from, to, source, status, reason, at, decision, grade }: UpgradeRecord) => ({
  ...{ from, to, source, status, reason, at },
  decision: decision ? { reason: decision.reason, at: decision.at } : null,
  gradeFrom: grade?.from ?? null,
});

const toActivity = ({
  kindTitle,
  title,
  day,
  amount,
  unit,
  claimed,
  state,
  files,
  decision,
}: CpdEntryRecord) => ({
  ...{ kind: kindTitle, title, day, amount, unit, claimed, state },
  files: files.map(({ name }) => name),
  decision: decision ? { points: decision.points, reason: decision.reason, at: decision.at } : null,
});

/** A transfer as the member told about it. */
const toClaim = ({ amount, sentOn, bank, payer, note, file, sentAt, decision }: TransferClaim) => ({
  ...{ amount, sentOn, bank, payer, note, file, sentAt },
  decision: decision ? { outcome: decision.outcome, at: decision.at, reason: decision.reason ?? null } : null,
});

const toCardPayment = ({ reference, provider, amount, currency, state, createdAt }: CardPaymentRecord) => ({
  ...{ reference, provider, amount, currency, state, createdAt },
});

const toCardOrder = ({ status, amount, address, orderedAt, sentAt }: CardOrderRecord) => ({
  ...{ status, amount, address, orderedAt },
  sentAt: sentAt ?? null,
});

function toRecord(member: MemberProjection) {
  const { number, kind, title, surname, firstName, middleName, gender, dob, organisation, contact } = member;
  const { email, phoneNumber, country, state, experience, createdAt, merged = [] } = member;
  return {
    ...{ number, kind, title, surname, firstName, middleName, gender, dob, organisation, contact },
    ...{ email, phoneNumber, country, state, createdAt },
    experience: experience ? { years: experience.years, on: experience.on } : null,
    directory: member.directory ?? null,
    formerNumbers: merged.map((each) => each.number),
  };
}

/** The file of an export. */
export function toOwnExport(data: ExportedMember, now = new Date()) {
  const { member, standing, account, documents, papers, mails, pause } = data;
  const { upgrades, activities, requests, namedBy, staff, cardPayments, cardOrders } = data;
  return {
    about: ABOUT,
    exportedAt: now.toISOString(),
    record: toRecord(member),
    standing,
    grades: member.terms.map(({ grade, from, reason, at }) => ({ grade, from, reason, at })),
    events: member.events.map(({ kind, on, reason, at }) => ({ kind, on, reason, at })),
    account: {
      balance: balanceOf(account),
      charges: account.charges.map((charge) => ({ ...toCharge(charge), open: openOf(account, charge) })),
      payments: account.payments.map(toPayment),
    },
    documents: documents.map(toDocument),
    letters: papers.map(toPaper),
    mails: mails.map(toMail),
    remindersPaused: pause ? { until: pause.until, reason: pause.reason } : null,
    upgrades: upgrades.map(toUpgrade),
    cpd: activities.map(toActivity),
    cardPayments: cardPayments.map(toCardPayment),
    cardOrders: cardOrders.map(toCardOrder),
    requests: requests.map(({ files: _, ...request }) => request),
    staffOfOrganisations: namedBy,
    namedStaff: staff,
  };
}
