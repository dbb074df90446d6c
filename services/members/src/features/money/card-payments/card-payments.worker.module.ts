import { Module } from '@nestjs/common';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { CardPaymentsStoreModule } from '../../../store/card-payments/card-payments.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { PaymentRecorderModule } from '../payments/payment-recorder.module';
import { CardPaymentChanges } from './card-payment-changes';
import { CardPaymentsProcessor } from './card-payments.processor';
import { CardPaymentsQueue } from './card-payments.queue';
import { CardPaymentsSweeper } from './card-payments.sweeper';
import { CardPosting } from './card-posting';
import { CardVerification } from './card-verification.service';

/** Checks of card payments at their provider, and their posting. */
@Module({
  imports: [AccountsStoreModule, CardPaymentsStoreModule, MembersStoreModule, PaymentRecorderModule],
  providers: [
    CardPaymentChanges,
    CardPaymentsProcessor,
    CardPaymentsQueue,
    CardPaymentsSweeper,
    CardPosting,
    CardVerification,
  ],
})
export class CardPaymentsWorkerModule {}
