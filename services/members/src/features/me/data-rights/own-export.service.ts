import { Injectable } from '@nestjs/common';
import {
  AuditTrail,
  auditActorOf,
  dayOf,
  forbidden,
  type MemberActor,
  type Origin,
} from '@concord/nest-platform';
import { memberStandingOn } from '../../../shared/members/member-index';
import { OwnMember } from '../../../shared/members/own-member';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { MemberRecords } from './member-records';
import { toOwnExport } from './own-export.view';

/** A file of the export. */
export interface ExportFile {
  readonly name: string;
  readonly json: string;
}

/** Gives members a copy of what the register keeps about them. */
@Injectable()
export class OwnExport {
  constructor(
    private readonly own: OwnMember,
    private readonly records: MemberRecords,
    private readonly settings: SettingsInForce,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws AppError 403 for an applicant, and for staff who look at the page; 404. */
  async file(actor: MemberActor, origin: Origin): Promise<ExportFile> {
    if (actor.viewer) throw forbidden('Only the member may download this file');
    const member = await this.own.require(actor);
    const [records, settings] = await Promise.all([this.records.of(member), this.settings.values()]);
    const standing = memberStandingOn(member, records.account, settings, dayOf(new Date()));
    const target = { entity: 'member', id: member._id.toString(), label: member.number };
    const recorded = {
      action: 'member.own-export',
      outcome: 'done',
      actor: auditActorOf(actor),
      target,
    } as const;
    await this.audit.record({ ...recorded, ...origin });
    const data = toOwnExport({ member, standing, ...records });
    return { name: `my-data-${fileNameOf(member.number)}.json`, json: JSON.stringify(data, null, 2) };
  }
}

const fileNameOf = (number: string): string => number.replaceAll(/[^\w-]+/g, '-');
