import { Injectable } from '@nestjs/common';
import type { MyCpd, MyCpdQuery } from '@concord/contracts';
import { dayOf, type MemberActor } from '@concord/nest-platform';
import { CpdPoints } from '../../../shared/cpd-points/cpd-points';
import { MemberFiles } from '../../../shared/member-files/member-files';
import { OwnMember } from '../../../shared/members/own-member';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { inductedOn } from '../../../shared/standing/standing-facts';
import { CpdEntriesRepository } from '../../../store/cpd-entries/cpd-entries.repository';
import { toMyCpdEntry } from './my-cpd-entry.view';

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Reads the CPD of the signed-in member. */
@Injectable()
export class MyCpdService {
  constructor(
    private readonly own: OwnMember,
    private readonly entries: CpdEntriesRepository,
    private readonly points: CpdPoints,
    private readonly settings: SettingsInForce,
    private readonly files: MemberFiles,
  ) {}

  /** @throws AppError 403 for an applicant. */
  async get(actor: MemberActor, { year: asked }: MyCpdQuery): Promise<MyCpd> {
    const member = await this.own.require(actor);
    const today = dayOf(new Date());
    const earliestDay = inductedOn(member) ?? today;
    const year = asked ?? yearOf(today);
    const [entries, { cpdKinds }] = await Promise.all([
      this.entries.ofYear(member._id, year),
      this.settings.values(),
    ]);
    return {
      sum: await this.points.yearOf(member, year, entries),
      entries: entries.map((entry) => toMyCpdEntry(entry, this.files.viewOf(entry.files))),
      kinds: cpdKinds,
      years: yearsBetween(yearOf(earliestDay), yearOf(today)),
      earliestDay,
    };
  }
}

/** Latest first. */
const yearsBetween = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => last - index);
