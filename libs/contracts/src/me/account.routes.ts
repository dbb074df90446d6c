import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

const OWN = { method: 'GET', access: ['member'] } as const;

/** Standing, account and transfers of the member who asks. */
export const myAccountRoutes = {
  ...defineRoutes('members', {
    myMembership: { ...OWN, path: '/me/membership' },
    myAccount: { ...OWN, path: '/me/account' },
    myPaymentDetails: { ...OWN, path: '/me/payment-details' },
    myTransferList: { ...OWN, path: '/me/transfers' },
    myTransferCreate: {
      method: 'POST',
      path: '/me/transfers',
      access: ['member'],
      status: 201,
      bodyLimit: BODY_LIMITS.sheet,
      multipart: true,
      idempotencyKey: true,
      answerTimeoutMs: 60_000,
      pace: { calls: 10, seconds: 60 },
      audit: 'transfer.send',
    },
    myTransferWithdraw: {
      method: 'POST',
      path: '/me/transfers/:id/withdraw',
      access: ['member'],
      bodyLimit: BODY_LIMITS.form,
      audit: 'transfer.withdraw',
    },
  }),
  ...defineRoutes('media', {
    // A GET although it begins to print, so that staff who look at the page have the document too.
    myDocumentFile: { ...OWN, path: '/me/documents/:id/file', pace: { calls: 120, seconds: 60 } },
  }),
};
