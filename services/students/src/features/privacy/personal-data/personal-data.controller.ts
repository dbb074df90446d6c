import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles, originOf } from '@concord/nest-platform';
import { PersonalDataService } from './personal-data.service';

@Controller()
export class PersonalDataController {
  constructor(private readonly personalData: PersonalDataService) {}

  @Handles(calls.studentExport)
  async export(input: HandlerInput<typeof calls.studentExport>) {
    const { actor, params, reply } = input;
    const { id } = params;
    const archive = await this.personalData.export(actor, id, originOf(input));
    await reply.headers(headersOf(id)).send(archive);
  }

  @Handles(calls.myRegistrationExport)
  async exportOwn(input: HandlerInput<typeof calls.myRegistrationExport>) {
    const { id, archive } = await this.personalData.exportOwn(input.actor, originOf(input));
    await input.reply.headers(headersOf(id)).send(archive);
  }
}

const headersOf = (id: string) => ({
  'content-type': 'application/zip',
  'content-disposition': `attachment; filename="personal-data-${id}.zip"`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
});
