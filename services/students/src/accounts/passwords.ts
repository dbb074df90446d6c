import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Slots } from '../platform/slots';

/** Argon2id as OWASP's password storage cheat sheet gives it: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Hashes and checks passwords, two at once: more would starve the thread pool that file reads share. */
@Injectable()
export class Passwords {
  private readonly slots = new Slots({ capacity: 2, waitingMax: 100, waitMs: 10_000 });
  private dummy?: Promise<string>;

  /** @throws AppError 503 OVERLOADED when too many wait. */
  hash(password: string): Promise<string> {
    return this.slots.run(() => hash(password, ARGON2ID));
  }

  /**
   * Whether a password is the one that was hashed; takes as long without a hash, so that time does not
   * tell which accounts exist.
   * @throws AppError 503 OVERLOADED when too many wait.
   */
  async matches(stored: string | undefined, password: string): Promise<boolean> {
    this.dummy ??= hash(randomBytes(24), ARGON2ID);
    const against = stored ?? (await this.dummy);
    const same = await this.slots.run(() => verify(against, password));
    return same && stored !== undefined;
  }
}
