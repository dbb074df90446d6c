import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { AppError, FairLimiter, unavailable } from '@concord/nest-platform';
import { hash, verify } from '@node-rs/argon2';

/** Parameters from OWASP's password storage cheat sheet: 19 MiB, two iterations, one lane. */
const ARGON2ID = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Origin of a password to hash. Callers take turns by key; known devices have their own queue. */
export interface HashingCaller {
  key: string;
  isKnownDevice?: boolean;
}

/** The preparation of the database, which competes with nobody. */
export const PREPARATION: HashingCaller = { key: 'preparation' };

const QUEUE = { maxQueued: 300, maxQueuedByKey: 60, maxWaitMs: 10_000 };

/**
 * Maximum number of passwords of unknown devices hashed in parallel: at most two, because file reads share the thread
 * pool; one core is left to other work, even during a flood of sign-ins.
 */
export const placesFor = (cores: number): number => Math.min(2, Math.max(1, cores - 1));

/** Hashes and checks passwords, with bounded parallelism. */
@Injectable()
export class Passwords {
  private readonly knownDevices = new FairLimiter({ capacity: 1, ...QUEUE });
  private readonly others = new FairLimiter({ capacity: placesFor(availableParallelism()), ...QUEUE });
  private dummyHash?: Promise<string>;

  /** @throws AppError 503 OVERLOADED if the queue is full, UPSTREAM_UNAVAILABLE if hashing fails */
  hash(password: string, caller: HashingCaller): Promise<string> {
    return this.limited(caller, () => hash(password, ARGON2ID));
  }

  /**
   * Compares a password with the stored hash. It takes equally long without a hash, so that response times do not
   * reveal which accounts exist.
   * @throws AppError 503 OVERLOADED if the queue is full, UPSTREAM_UNAVAILABLE if hashing fails
   */
  async matches(stored: string | undefined, password: string, caller: HashingCaller): Promise<boolean> {
    const isEqual = await this.limited(caller, async () =>
      verify(stored ?? (await this.anyHash()), password),
    );
    return isEqual && stored !== undefined;
  }

  private async anyHash(): Promise<string> {
    // Cleared after a failure, so that the next sign-in tries again.
    this.dummyHash ??= hash(randomBytes(24), ARGON2ID).catch((error: unknown) => {
      this.dummyHash = undefined;
      throw error;
    });
    return this.dummyHash;
  }

  private async limited<T>({ key, isKnownDevice }: HashingCaller, work: () => Promise<T>): Promise<T> {
    try {
      return await (isKnownDevice ? this.knownDevices : this.others).run(key, work);
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw unavailable("Passwords can't be checked right now. Please try again", error);
    }
  }
}
