import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { AppError, HealthRegistry, log } from '@concord/nest-platform';
import type { StudentsEnv } from '../env';
import { STUDENTS_ENV } from '../config/config.module';
import { Passwords } from './passwords';
import { RoleLock } from './role-lock.repository';
import { StaffRepository } from './staff.repository';

/** Creates the first SUPER_ADMIN from the environment when there is none. */
@Injectable()
export class FirstSuperAdmin implements OnModuleInit {
  constructor(
    @Inject(STUDENTS_ENV) private readonly env: StudentsEnv,
    private readonly staff: StaffRepository,
    private readonly passwords: Passwords,
    private readonly lock: RoleLock,
    private readonly health: HealthRegistry,
  ) {}

  onModuleInit(): void {
    this.health.register('superAdmin', async () => {
      if (!(await this.staff.hasSuperAdmin())) throw new Error('there is no SUPER_ADMIN yet');
    });
  }

  /** Safe to run in several processes at once. */
  async ensure(): Promise<void> {
    if (await this.staff.hasSuperAdmin()) return;
    const {
      SUPER_ADMIN_USERNAME: username,
      SUPER_ADMIN_EMAIL: email,
      SUPER_ADMIN_PASSWORD: password,
    } = this.env;
    if (!username || !email || !password) {
      log.warn('there is no SUPER_ADMIN, and the environment names none');
      return;
    }
    const passwordHash = await this.passwords.hash(password);
    await this.lock.run(async () => {
      if (await this.staff.hasSuperAdmin()) return;
      await this.staff
        .insert({ username, email, passwordHash, role: 'SUPER_ADMIN' })
        .catch((error: unknown) => {
          // An account has this e-mail already: whoever controls the environment takes it over.
          if (error instanceof AppError && error.code === 'EMAIL_TAKEN')
            return this.staff.promote(email, passwordHash);
          throw error;
        });
      log.info('made the first SUPER_ADMIN');
    });
  }
}
