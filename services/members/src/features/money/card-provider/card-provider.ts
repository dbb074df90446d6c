import type { CardDisputeState, CardRefundState, CardTransactionState } from '@concord/contracts';

/** Providers of card payments, by their names in records. */
type CardProviderName = 'paystack';

/** A payment to begin. */
export interface CardOrder {
  readonly reference: string;
  /** In kobo. */
  readonly amount: number;
  readonly currency: string;
  readonly email: string;
  /** Page to which the payer returns. */
  readonly returnUrl: string;
  /** Number of the member, for people who look at the payment at the provider. */
  readonly memberNumber: string;
}

/** A transaction as the provider reports it when it is asked. */
export interface CardTransaction {
  readonly reference: string;
  readonly state: CardTransactionState;
  /** In kobo. */
  readonly amount: number;
  readonly currency: string;
  readonly paidAt?: Date;
}

/** A refund as an event tells it; `id` is absent before the provider has given it one. */
export interface RefundNews {
  readonly id?: string;
  readonly amount: number;
  readonly state: CardRefundState;
}

/** A dispute as an event tells it. */
export interface DisputeNews {
  readonly id: string;
  readonly amount: number | null;
  readonly state: CardDisputeState;
  readonly dueAt: Date | null;
  readonly resolution: string | null;
}

/** A signed event about a payment. That of a charge is only a reason to ask: it never proves a payment. */
export type CardEvent =
  | { readonly kind: 'charge'; readonly reference: string }
  | { readonly kind: 'refund'; readonly reference: string; readonly refund: RefundNews }
  | { readonly kind: 'dispute'; readonly reference: string; readonly dispute: DisputeNews };

/** Error of a call to the provider. `refused`: it answered no, so the same call fails again. */
export class CardProviderError extends Error {
  constructor(
    readonly kind: 'refused' | 'unavailable',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'CardProviderError';
  }
}

/** A company that takes cards and moves the money. */
export interface CardProvider {
  readonly name: CardProviderName;
  /** True with test keys, which move no money. */
  readonly isTest: boolean;
  /** @returns the address of the page on which the payer pays. @throws CardProviderError */
  initialise(order: CardOrder): Promise<string>;
  /** @returns undefined if the provider knows no such reference. @throws CardProviderError */
  verify(reference: string): Promise<CardTransaction | undefined>;
  /** True if the provider signed exactly these bytes. */
  isSigned(bytes: Buffer, signature: string | undefined): boolean;
  /** The event in signed bytes; undefined for one that is not about a payment of ours. */
  eventOf(bytes: Buffer): CardEvent | undefined;
}
