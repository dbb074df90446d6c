import { Module } from '@nestjs/common';
import { CardOrdersStoreModule } from '../../../store/card-orders/card-orders.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { AccountWriterModule } from '../../money/accounts/account-writer.module';
import { CardCharges } from './card-charges.service';

/** Charges of ordered cards, for calls and for the worker. */
@Module({
  imports: [AccountWriterModule, CardOrdersStoreModule, MembersStoreModule],
  providers: [CardCharges],
  exports: [CardCharges],
})
export class CardChargesModule {}
