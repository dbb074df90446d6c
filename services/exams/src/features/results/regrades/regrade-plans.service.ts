import { Injectable } from '@nestjs/common';
import type { ExamVersionRecord } from '../../../store/exam-versions/exam-version.schema';
import { ExamVersionsRepository } from '../../../store/exam-versions/exam-versions.repository';
import { VersionSittings } from '../../authoring/versions/version-sittings.service';
import { correctionsOf, type KeyCorrections, withKeys } from './regrade';

/** A version with sittings, and the corrections of its keys. */
export interface RegradePlan extends KeyCorrections {
  /** The version with corrected keys. */
  readonly version: ExamVersionRecord;
  readonly results: number;
  readonly underWay: number;
}

@Injectable()
export class RegradePlans {
  constructor(
    private readonly versions: ExamVersionsRepository,
    private readonly sittings: VersionSittings,
  ) {}

  /**
   * Earlier versions with sittings whose results may differ: keys differ, cannot be matched, or were set by an
   * unfinished regrade.
   */
  async of(present: ExamVersionRecord): Promise<RegradePlan[]> {
    const ids = await this.versions.idsBefore(present);
    if (ids.length === 0) return [];
    const sat = await this.sittings.of(present.exam, ids);
    const plans: RegradePlan[] = [];
    // One by one, because each version may have 500 questions.
    for (const id of ids) {
      const results = sat.results.get(String(id)) ?? 0;
      const underWay = sat.underWay.get(String(id)) ?? 0;
      if (results + underWay === 0) continue;
      const found = await this.versions.get(id);
      const corrections = correctionsOf(found.questions, present.questions);
      if (corrections.keys.size + corrections.unmatched.length === 0 && !found.regrading) continue;
      plans.push({ version: withKeys(found, corrections.keys), ...corrections, results, underWay });
    }
    return plans;
  }
}

/** True if a regrade changes anything in the version; unmatched questions are only reported. */
export const isNeeded = ({ keys, version }: RegradePlan): boolean =>
  keys.size > 0 || version.regrading === true;
