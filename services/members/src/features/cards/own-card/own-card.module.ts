import { Module } from '@nestjs/common';
import { OwnMemberModule } from '../../../shared/members/own-member.module';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { CardOrdersStoreModule } from '../../../store/card-orders/card-orders.store.module';
import { CardPhotos } from './card-photos';
import { OwnCardController } from './own-card.controller';
import { OwnCardService } from './own-card.service';
import { PrintedCards } from './printed-card.service';

/** The card of a member: for the member, and for the printer. */
@Module({
  imports: [AccountsStoreModule, CardOrdersStoreModule, OwnMemberModule, SettingsInForceModule],
  controllers: [OwnCardController],
  providers: [CardPhotos, OwnCardService, PrintedCards],
})
export class OwnCardModule {}
