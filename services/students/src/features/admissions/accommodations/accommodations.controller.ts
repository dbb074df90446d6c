import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { AccommodationsService } from './accommodations.service';

@Controller()
export class AccommodationsController {
  constructor(private readonly accommodations: AccommodationsService) {}

  @Handles(calls.studentAccommodate)
  change(input: HandlerInput<typeof calls.studentAccommodate>) {
    return this.accommodations.change(input.actor, input.params.id, input);
  }
}
