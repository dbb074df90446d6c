import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { log } from '@concord/nest-platform';
import { FactorsRepository } from '../../../store/factors/factors.repository';
import { FieldCipher } from './field-cipher';

/**
 * Encrypts secrets again with the first FIELD_SECRET at each start, so that the old one can be dropped after a
 * rotation.
 */
@Injectable()
export class FactorReseal implements OnApplicationBootstrap {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly cipher: FieldCipher,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const { _id, secret, pending } of await this.factors.all()) {
      const staff = _id.toString();
      if (secret) await this.reseal(staff, 'secret', secret);
      if (pending) await this.reseal(staff, 'pending.secret', pending.secret);
    }
  }

  private async reseal(staff: string, field: 'secret' | 'pending.secret', sealed: string): Promise<void> {
    if (this.cipher.isCurrent(sealed)) return;
    try {
      const text = this.cipher.open(sealed, staff);
      await this.factors.reseal(staff, field, sealed, this.cipher.seal(text, staff));
    } catch (error) {
      log.error({ err: error, staff }, 'the secret of a second factor cannot be read');
    }
  }
}
