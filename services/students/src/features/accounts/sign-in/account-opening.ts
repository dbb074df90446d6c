import { Injectable } from '@nestjs/common';
import type { StaffRegisterBody } from '@concord/contracts';
import type { Staff } from '../../../store/staff/staff';
import { StaffRepository } from '../../../store/staff/staff.repository';
import { Passwords } from '../passwords/passwords';
import { SignUpLimits } from './sign-up-limits';

/** Creates the accounts of people who sign up. */
@Injectable()
export class AccountOpening {
  constructor(
    private readonly staff: StaffRepository,
    private readonly passwords: Passwords,
    private readonly limits: SignUpLimits,
  ) {}

  /** @param key the throttled network @throws AppError 409 EMAIL_TAKEN, 429, 503 */
  open({ username, email, password }: StaffRegisterBody, key: string): Promise<Staff> {
    return this.limits.run(key, async () => {
      const passwordHash = await this.passwords.hash(password, { key });
      return this.staff.insert({ username, email, passwordHash, role: 'PENDING' });
    });
  }
}
