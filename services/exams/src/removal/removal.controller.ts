import { Controller } from '@nestjs/common';
import { IdParam, Internal } from '@concord/nest-platform';
import { RemovalService } from './removal.service';

@Controller()
export class RemovalController {
  constructor(private readonly removal: RemovalService) {}

  @Internal('DELETE', '/students/:id')
  removeStudent(@IdParam() id: string) {
    return this.removal.removeStudent(id);
  }
}
