import { Injectable } from '@nestjs/common';
import type { MyCard } from '@concord/contracts';
import type { MemberActor } from '@concord/nest-platform';
import { OwnMember } from '../../../shared/members/own-member';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { CardOrdersRepository } from '../../../store/card-orders/card-orders.repository';
import { toMyCardOrder } from '../orders/card-order.view';
import { CardPhotos } from './card-photos';
import { toMyCard } from './own-card.view';

/** The card of the member who signed in. */
@Injectable()
export class OwnCardService {
  constructor(
    private readonly own: OwnMember,
    private readonly accounts: AccountsRepository,
    private readonly settings: SettingsInForce,
    private readonly orders: CardOrdersRepository,
    private readonly photos: CardPhotos,
  ) {}

  /** @throws AppError 403 for an applicant who is no member, 404. */
  async get(actor: MemberActor): Promise<MyCard> {
    const member = await this.own.require(actor);
    const [account, settings, order, photo] = await Promise.all([
      this.accounts.of(member._id.toString()),
      this.settings.values(),
      this.orders.latestOf(member._id),
      this.photos.of(member),
    ]);
    return {
      ...toMyCard(member, account, settings, new Date()),
      ...(photo && { photo: photo.url }),
      ...(order && { order: toMyCardOrder(order, account) }),
    };
  }
}
