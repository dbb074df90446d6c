import { Controller } from '@nestjs/common';
import { calls, type QueryOf, type Role } from '@concord/contracts';
import { HandlesArguments, IdParam, Internal, LateBody, ValidQuery } from '@concord/nest-platform';
import { AdminService } from './admin.service';
import { StaffRepository } from './staff.repository';

@Controller()
export class AdminController {
  constructor(
    private readonly admins: AdminService,
    private readonly staff: StaffRepository,
  ) {}

  @HandlesArguments(calls.adminList)
  list(@ValidQuery(calls.adminList.query) query: QueryOf<typeof calls.adminList>) {
    return this.admins.list(query);
  }

  @HandlesArguments(calls.adminCount)
  count() {
    return this.admins.count();
  }

  @HandlesArguments(calls.adminUpdate)
  changeRole(@IdParam() id: string, @LateBody(calls.adminUpdate.body) body: () => { role: Role }) {
    return this.admins.changeRole(id, body);
  }

  @HandlesArguments(calls.adminRemove)
  remove(@IdParam() id: string) {
    return this.admins.remove(id);
  }

  @Internal('GET', '/staff/versions')
  versions() {
    return this.staff.versions();
  }
}
