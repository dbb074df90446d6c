import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { HandlesArguments, IdParam } from '@concord/nest-platform';
import { RemovalService } from './removal.service';

@Controller()
export class RemovalController {
  constructor(private readonly removal: RemovalService) {}

  @HandlesArguments(calls.studentRemove)
  remove(@IdParam() id: string) {
    return this.removal.removeStudent(id);
  }
}
