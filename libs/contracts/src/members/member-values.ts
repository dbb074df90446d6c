/** Membership categories of the specification, lowest first; `Corporate` is for organisations. */
export const MEMBER_GRADES = [
  'Student',
  'Affiliate',
  'Associate',
  'Full',
  'Senior',
  'Fellow',
  'Corporate',
] as const;
export type MemberGrade = (typeof MEMBER_GRADES)[number];

/** Standings of a member. Only `current` and `grace` are good standing. */
export const STANDINGS = [
  'pending',
  'current',
  'grace',
  'lapsed',
  'suspended',
  'resigned',
  'deceased',
  'struck-off',
] as const;
export type Standing = (typeof STANDINGS)[number];

/** Standings of those who are no longer members. */
export const LEFT_STANDINGS: readonly Standing[] = ['resigned', 'deceased', 'struck-off'];

/** Events of a membership, which staff record with a date and a reason. */
export const MEMBER_EVENTS = [
  'suspended',
  'reinstated',
  'resigned',
  'readmitted',
  'deceased',
  'struck-off',
] as const;
export type MemberEventKind = (typeof MEMBER_EVENTS)[number];

/** Acts that the settings may forbid; `listing` is an entry in the public directory. */
export const MEMBER_ACTS = ['exam', 'certificate', 'listing'] as const;
export type MemberAct = (typeof MEMBER_ACTS)[number];

/** States of a membership that may forbid an act. In arrears is a member with an open charge past its due day. */
export const RESTRICTED_STATES = ['grace', 'lapsed', 'arrears'] as const;
export type RestrictedState = (typeof RESTRICTED_STATES)[number];

/** States of an upgrade that has its years: nothing is missing, or something is. */
export const UPGRADE_STATES = ['ready', 'lacking'] as const;
export type UpgradeState = (typeof UPGRADE_STATES)[number];

/** Kinds of fees; the first six are the columns of the specification's table, in the order of payment. */
export const FEE_KINDS = [
  'form',
  'training',
  'induction',
  'admission',
  'levy',
  'subscription',
  'corporate',
  'penalty',
  'card',
  'opening',
  'other',
] as const;
export type FeeKind = (typeof FEE_KINDS)[number];

/** Ways in which money arrives. */
export const PAYMENT_WAYS = ['transfer', 'deposit', 'cash', 'cheque', 'card', 'ussd', 'other'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** States of a payment. Only a confirmed one counts. */
export const PAYMENT_STATES = ['claimed', 'confirmed', 'refused', 'reversed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** States of a charge, which follow from its allocations. */
export const CHARGE_STATES = ['open', 'part-paid', 'paid', 'void'] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];
