import { Injectable } from '@nestjs/common';
import type { MemberDocument, MemberPaperBody } from '@concord/contracts';
import {
  AppError,
  type AuditNote,
  conflict,
  dayOf,
  required,
  type StaffActor,
  staffRefOf,
} from '@concord/nest-platform';
import { memberStandingOn } from '../../../shared/members/member-index';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { gradeOn, termsInOrder } from '../../../shared/standing/grades';
import { isGood } from '../../../shared/standing/standing';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';
import { MembersRepository } from '../../../store/members/members.repository';
import { PapersRepository } from '../../../store/papers/papers.repository';
import { makePaperNumber } from './paper-number';
import { toMemberDocument } from './paper.view';

interface IssueInput {
  readonly body: MemberPaperBody;
  readonly audit: AuditNote;
}

/** Issues letters of good standing and certificates of membership, with what is true today. */
@Injectable()
export class PaperIssueService {
  constructor(
    private readonly members: MembersRepository,
    private readonly accounts: AccountsRepository,
    private readonly settings: SettingsInForce,
    private readonly papers: PapersRepository,
  ) {}

  /** Repeated on one day, it answers with the same paper. @throws AppError 404, 409 without good standing. */
  async issue(staff: StaffActor, id: string, { body, audit }: IssueInput): Promise<MemberDocument> {
    const member = required(await this.members.find(id), 'This member');
    audit.note({ label: memberName(member) });
    const { kind } = body;
    const at = new Date();
    const said = await this.saidOf(member, dayOf(at));
    const words = [said.on, said.name, said.grade, said.standing, said.until ?? ''].join(' ');
    const stored = await this.papers.add({
      ...said,
      kind,
      number: makePaperNumber(kind, said.on.slice(0, 4)),
      member: member._id,
      words,
      createdAt: at,
      by: staffRefOf(staff),
    });
    if (!stored) throw new AppError(503, 'OVERLOADED', 'No number is free. Please try again');
    audit.note({ after: { kind, number: stored.number } });
    return toMemberDocument(stored);
  }

  private async saidOf(member: MemberProjection, on: string) {
    const [account, settings] = await Promise.all([
      this.accounts.of(member._id.toString()),
      this.settings.values(),
    ]);
    const { standing, until, because } = memberStandingOn(member, account, settings, on);
    if (!isGood(standing))
      throw conflict('CONFLICT', `The member is not in good standing today (${standing}: ${because})`);
    const terms = termsInOrder(member.terms);
    return {
      on,
      name: memberName(member),
      memberNumber: member.number,
      grade: gradeOn(terms, on),
      since: terms.filter(({ from }) => from <= on).at(-1)?.from ?? on,
      inductedOn: terms[0]?.from ?? on,
      standing,
      ...(until && { until }),
      because,
    };
  }
}
