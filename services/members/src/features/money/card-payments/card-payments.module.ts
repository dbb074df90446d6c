import { Module } from '@nestjs/common';
import { OwnMemberModule } from '../../../shared/members/own-member.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { CardPaymentsStoreModule } from '../../../store/card-payments/card-payments.store.module';
import { DocumentsStoreModule } from '../../../store/documents/documents.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { CardCheckout } from './card-checkout';
import { CardEvents } from './card-events.service';
import { CardPaymentChanges } from './card-payment-changes';
import { CardPaymentsController } from './card-payments.controller';
import { CardPaymentsQueue } from './card-payments.queue';
import { CardPaymentsService } from './card-payments.service';
import { MyCardPaymentsController } from './my-card-payments.controller';
import { MyCardPayments } from './my-card-payments.service';
import { NewCardPayments } from './new-card-payments.service';

/** Payments by card: of members, for staff, and events of the provider. */
@Module({
  imports: [
    AccountsStoreModule,
    CardPaymentsStoreModule,
    DocumentsStoreModule,
    MembersStoreModule,
    OwnMemberModule,
  ],
  controllers: [CardPaymentsController, MyCardPaymentsController],
  providers: [
    CardCheckout,
    CardEvents,
    CardPaymentChanges,
    CardPaymentsQueue,
    CardPaymentsService,
    MyCardPayments,
    NewCardPayments,
  ],
})
export class CardPaymentsModule {}
