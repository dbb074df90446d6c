import { Injectable } from '@nestjs/common';
import type { RevocationsAnswer, RevocationsQuery, StaffVersions } from '@concord/contracts';
import { StaffVersionCache, unavailable } from '@concord/nest-platform';

/** Serves revocations to other services from memory, without a query. */
@Injectable()
export class TokenVersions {
  constructor(private readonly versions: StaffVersionCache) {}

  /** Waits for the first read of the store. @throws AppError 503 if it fails */
  async since(query: RevocationsQuery): Promise<RevocationsAnswer> {
    if (query.fresh) await this.versions.refresh();
    else if (this.versions.ageMs() === undefined) await this.versions.read();
    const ageMs = this.ageMs();
    return { asOf: Date.now() - ageMs, ageMs, ...this.versions.log.changesSince(query) };
  }

  /** All revocations, read again from the store, as services of the previous release expect. */
  async snapshot(): Promise<StaffVersions> {
    await this.versions.refresh();
    this.ageMs();
    return this.versions.log.snapshot();
  }

  private ageMs(): number {
    const age = this.versions.ageMs();
    if (age === undefined) throw unavailable('Staff accounts are not loaded yet. Please try again shortly');
    return age;
  }
}
