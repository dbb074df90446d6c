import { z } from 'zod';
import { defineCalls } from '../core/call';
import { documentStatus } from '../documents/documents.schemas';
import { myAccountRoutes } from './account.routes';
import { myAccount, myMembership, myPaymentDetails, myTransfer } from './account.schemas';

const refusals = [404];

export const myAccountCalls = defineCalls(myAccountRoutes, {
  myMembership: {
    summary: "One's own standing, grade and debt, as of today",
    answer: myMembership,
    refusals,
  },
  myAccount: {
    summary: "One's own charges, payments and documents, in kobo",
    answer: myAccount,
    refusals,
  },
  myPaymentDetails: {
    summary: 'Account of the institute, the amount due and the reference for a transfer',
    answer: myPaymentDetails,
    refusals,
  },
  myTransferList: {
    summary: 'Transfers that the member sent evidence of, latest first',
    answer: z.array(myTransfer),
    refusals,
  },
  myTransferCreate: {
    summary:
      'Send evidence of a transfer: a form with a picture or a PDF as `file`, and `amount`, `sentOn`, `bank`, ' +
      '`payer`, `note`. Staff confirm it once the money has arrived',
    headers: {
      'Idempotency-Key': 'A random text for each transfer; a repetition with the same one answers the same',
    },
    answer: myTransfer,
    refusals: [404, 409, 413, 422, 503],
  },
  myTransferWithdraw: {
    summary: "Withdraw one's own transfer that staff have not decided about",
    answer: myTransfer,
    refusals: [404, 409],
  },
  myDocumentFile: {
    summary:
      "Print one of one's own invoices, receipts, credit notes, letters or certificates; asked again until `url` is there",
    answer: documentStatus,
    refusals: [404, 503],
  },
});
