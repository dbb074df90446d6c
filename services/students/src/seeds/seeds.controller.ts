import { Controller } from '@nestjs/common';
import { Internal, PathParam } from '@concord/nest-platform';
import { SeedsService } from './seeds.service';

@Controller()
export class SeedsController {
  constructor(private readonly seeds: SeedsService) {}

  @Internal('GET', '/seeds/:name')
  get(@PathParam('name') name: string) {
    return this.seeds.get(name);
  }

  @Internal('PUT', '/seeds/:name')
  mark(@PathParam('name') name: string) {
    return this.seeds.mark(name);
  }
}
