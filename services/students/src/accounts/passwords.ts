import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, unavailable, WeightedLimiter } from '@concord/nest-platform';
import { hash, verify } from '@node-rs/argon2';

/** The parameters of OWASP's password storage cheat sheet: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Hashes and checks passwords, two in parallel: file reads need the rest of the thread pool. */
@Injectable()
export class Passwords {
  private readonly limiter = new WeightedLimiter({ capacity: 2, maxQueued: 100, maxWaitMs: 10_000 });
  private dummyHash?: Promise<string>;

  /** @throws AppError 503 OVERLOADED when the queue is full, UPSTREAM_UNAVAILABLE when hashing fails. */
  hash(password: string): Promise<string> {
    return this.limited(() => hash(password, ARGON2ID));
  }

  /**
   * Whether a password matches the stored hash. Without a hash it takes as long: the time must not tell which accounts
   * exist.
   * @throws AppError 503 OVERLOADED when the queue is full, UPSTREAM_UNAVAILABLE when hashing fails.
   */
  async matches(stored: string | undefined, password: string): Promise<boolean> {
    const isEqual = await this.limited(async () => verify(stored ?? (await this.anyHash()), password));
    return isEqual && stored !== undefined;
  }

  private async anyHash(): Promise<string> {
    // A failure is not kept: the next sign-in tries again.
    this.dummyHash ??= hash(randomBytes(24), ARGON2ID).catch((error: unknown) => {
      this.dummyHash = undefined;
      throw error;
    });
    return this.dummyHash;
  }

  private async limited<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.limiter.run(work);
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw unavailable('Passwords cannot be checked at the moment, please try again', error);
    }
  }
}
