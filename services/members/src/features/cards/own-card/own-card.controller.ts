import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { OwnCardService } from './own-card.service';
import { PrintedCards } from './printed-card.service';

@Controller()
export class OwnCardController {
  constructor(
    private readonly cards: OwnCardService,
    private readonly printed: PrintedCards,
  ) {}

  @Handles(calls.myCard)
  get({ actor }: HandlerInput<typeof calls.myCard>) {
    return this.cards.get(actor);
  }

  @Handles(internalCalls.internalMemberCard)
  print({ params }: HandlerInput<typeof internalCalls.internalMemberCard>) {
    return this.printed.get(params.id);
  }
}
