import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HealthRegistry } from '@concord/nest-platform';
import { StaffRepository } from '../../../store/staff/staff.repository';

/** Reports that no SUPER_ADMIN can sign in. */
@Injectable()
export class SuperAdminHealth implements OnModuleInit {
  constructor(
    private readonly staff: StaffRepository,
    private readonly health: HealthRegistry,
  ) {}

  onModuleInit(): void {
    this.health.register('superAdmin', async () => {
      if (!(await this.staff.hasSuperAdmin())) throw new Error('there is no SUPER_ADMIN yet');
    });
  }
}
