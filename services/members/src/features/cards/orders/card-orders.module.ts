import { Module } from '@nestjs/common';
import { OwnMemberModule } from '../../../shared/members/own-member.module';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { CardOrdersStoreModule } from '../../../store/card-orders/card-orders.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { CardChargesModule } from './card-charges.module';
import { CardOrdersController } from './card-orders.controller';
import { CardOrdersService } from './card-orders.service';
import { OwnCardOrders } from './own-orders.service';

/** Orders of plastic cards. */
@Module({
  imports: [
    AccountsStoreModule,
    CardChargesModule,
    CardOrdersStoreModule,
    MembersStoreModule,
    OwnMemberModule,
    SettingsInForceModule,
  ],
  controllers: [CardOrdersController],
  providers: [CardOrdersService, OwnCardOrders],
})
export class CardOrdersModule {}
