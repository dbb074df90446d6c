import { Controller, Param } from '@nestjs/common';
import { Internal } from '@concord/nest-platform';
import { SeedsService } from './seeds.service';

@Controller()
export class SeedsController {
  constructor(private readonly seeds: SeedsService) {}

  @Internal('GET', '/seeds/:name')
  get(@Param('name') name: string) {
    return this.seeds.get(name);
  }

  @Internal('PUT', '/seeds/:name')
  mark(@Param('name') name: string) {
    return this.seeds.mark(name);
  }
}
