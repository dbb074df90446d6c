import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { CardCheck } from './card-check.service';

@Controller()
export class ChecksController {
  constructor(private readonly cards: CardCheck) {}

  @Handles(calls.cardCheck)
  check({ params, clientAddress }: HandlerInput<typeof calls.cardCheck>) {
    return this.cards.check(params.number, clientAddress);
  }
}
