import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { BankProfilesService } from './bank-profiles.service';

@Controller()
export class BankProfilesController {
  constructor(private readonly profiles: BankProfilesService) {}

  @Handles(calls.bankProfileList)
  list() {
    return this.profiles.list();
  }

  @Handles(calls.bankProfileCreate)
  create({ body, audit }: HandlerInput<typeof calls.bankProfileCreate>) {
    return this.profiles.create(body, audit);
  }

  @Handles(calls.bankProfileUpdate)
  update({ params, body, audit }: HandlerInput<typeof calls.bankProfileUpdate>) {
    return this.profiles.update(params.id, body, audit);
  }

  @Handles(calls.bankProfileRemove)
  remove({ params, audit }: HandlerInput<typeof calls.bankProfileRemove>) {
    return this.profiles.remove(params.id, audit);
  }
}
