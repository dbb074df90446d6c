import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { OrganisationStaffService } from './organisation-staff.service';

@Controller()
export class OrganisationStaffController {
  constructor(private readonly staff: OrganisationStaffService) {}

  @Handles(calls.organisationStaffGet)
  get({ params }: HandlerInput<typeof calls.organisationStaffGet>) {
    return this.staff.get(params.id);
  }

  @Handles(calls.organisationStaffAdd)
  add(input: HandlerInput<typeof calls.organisationStaffAdd>) {
    return this.staff.add(input.actor, input.params.id, input);
  }

  @Handles(calls.organisationStaffRemove)
  remove({ params, audit }: HandlerInput<typeof calls.organisationStaffRemove>) {
    return this.staff.remove(params.id, params.staffId, audit);
  }
}
