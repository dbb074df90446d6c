import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles, originOf } from '@concord/nest-platform';
import { FilesService } from './files.service';

@Controller()
export class FilesController {
  constructor(private readonly files: FilesService) {}

  @Handles(calls.fileGet)
  async get(input: HandlerInput<typeof calls.fileGet>): Promise<void> {
    const { params, query, reply } = input;
    const { headers, content } = await this.files.open(params.public_id, query, originOf(input));
    await reply.headers(headers).send(content);
  }
}
