import type { Account } from './account-sums';

/** Last day on which money was charged, received or returned; undefined without any. */
export const lastMoneyDay = ({ charges, payments }: Account): string | undefined =>
  [
    ...charges.map(({ raisedOn }) => raisedOn),
    ...payments.flatMap(({ receivedOn, refunds, reversed }) => [
      receivedOn,
      ...refunds.map(({ on }) => on),
      ...(reversed ? [reversed.on] : []),
    ]),
  ]
    .sort()
    .at(-1);
