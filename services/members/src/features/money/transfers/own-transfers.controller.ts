import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { readUploadForm } from '@concord/workbook/uploads';
import { OwnTransfers } from './own-transfers.service';
import { PaymentDetails } from './payment-details.service';

@Controller()
export class OwnTransfersController {
  constructor(
    private readonly transfers: OwnTransfers,
    private readonly details: PaymentDetails,
  ) {}

  @Handles(calls.myPaymentDetails)
  paymentDetails({ actor }: HandlerInput<typeof calls.myPaymentDetails>) {
    return this.details.of(actor);
  }

  @Handles(calls.myTransferList)
  list({ actor }: HandlerInput<typeof calls.myTransferList>) {
    return this.transfers.list(actor);
  }

  @Handles(calls.myTransferCreate)
  async send({ actor, request, audit, headers }: HandlerInput<typeof calls.myTransferCreate>) {
    const form = await readUploadForm(request);
    return this.transfers.send(actor, { form, audit, key: headers['idempotency-key'] });
  }

  @Handles(calls.myTransferWithdraw)
  withdraw({ actor, params, audit }: HandlerInput<typeof calls.myTransferWithdraw>) {
    return this.transfers.withdraw(actor, params.id, audit);
  }
}
