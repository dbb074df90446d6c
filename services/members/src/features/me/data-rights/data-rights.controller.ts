import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles, originOf } from '@concord/nest-platform';
import { OwnErasure } from './own-erasure.service';
import { OwnExport } from './own-export.service';

@Controller()
export class DataRightsController {
  constructor(
    private readonly exports: OwnExport,
    private readonly erasures: OwnErasure,
  ) {}

  @Handles(calls.myExport)
  async export(input: HandlerInput<typeof calls.myExport>) {
    const { name, json } = await this.exports.file(input.actor, originOf(input));
    await input.reply.headers(headersOf(name)).send(json);
  }

  @Handles(calls.myErasure)
  erasure({ actor }: HandlerInput<typeof calls.myErasure>) {
    return this.erasures.get(actor);
  }

  @Handles(calls.myErasureRequest)
  requestErasure(input: HandlerInput<typeof calls.myErasureRequest>) {
    return this.erasures.request(input.actor, input);
  }
}

const headersOf = (name: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
});
