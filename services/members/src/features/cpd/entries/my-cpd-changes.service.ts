import { Injectable } from '@nestjs/common';
import {
  CPD_LIMITS,
  MEMBER_FILE_LIMITS,
  type MyCpdAddBody,
  type MyCpdChangeBody,
  type MyCpdEntry,
} from '@concord/contracts';
import {
  type AuditNote,
  badRequest,
  conflict,
  dayOf,
  type MemberActor,
  type RecordedBody,
  required,
} from '@concord/nest-platform';
import { MemberFiles } from '../../../shared/member-files/member-files';
import { OwnMember } from '../../../shared/members/own-member';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { inductedOn } from '../../../shared/standing/standing-facts';
import { CpdEntriesRepository } from '../../../store/cpd-entries/cpd-entries.repository';
import type { CpdEntryRecord } from '../../../store/cpd-entries/cpd-entry.schema';
import type { MemberProjection } from '../../../store/members/member.schema';
import { claimedActivity, type ClaimedActivity, type EnteredActivity } from './cpd-entry-rules';
import { toMyCpdEntry } from './my-cpd-entry.view';

interface AddInput extends RecordedBody<MyCpdAddBody> {
  readonly requestKey: string | undefined;
}

/** Enters, changes and withdraws activities of the signed-in member, until staff decide. */
@Injectable()
export class MyCpdChanges {
  constructor(
    private readonly own: OwnMember,
    private readonly entries: CpdEntriesRepository,
    private readonly settings: SettingsInForce,
    private readonly files: MemberFiles,
  ) {}

  /**
   * Repeated with the same key, it answers with the same entry.
   * @throws AppError 400 for the activity or a file, 403 for an applicant, 409 for too many entries of a year
   */
  async add(actor: MemberActor, input: AddInput): Promise<MyCpdEntry> {
    const member = await this.own.require(actor);
    const requestKey = input.requestKey && `${member._id.toString()}-${input.requestKey}`;
    const earlier = requestKey && (await this.entries.byRequest(requestKey));
    if (earlier) return this.viewOf(earlier);
    const { files: sent, ...entered } = input.body;
    const activity = await this.claimed(member, entered);
    note(input.audit, member, activity);
    if ((await this.entries.countOf(member._id, activity.year)) >= CPD_LIMITS.entries)
      throw conflict('CONFLICT', `A year can have at most ${CPD_LIMITS.entries} activities`);
    const files = await this.files.store(member._id, sent);
    const entry = { ...activity, files, member: member._id, ...(requestKey && { requestKey }) };
    const stored = await this.entries.insert(entry);
    if (stored) return this.viewOf(stored);
    // The same request at once: its files are the ones that count.
    await this.files.remove(member._id, files);
    return this.viewOf(required(await this.entries.byRequest(requestKey ?? ''), 'This activity'));
  }

  /** @throws AppError 400, 403, 404 for an entry of somebody else, 409 if it was decided on or changed. */
  async change(
    actor: MemberActor,
    id: string,
    { body: given, audit }: RecordedBody<MyCpdChangeBody>,
  ): Promise<MyCpdEntry> {
    const member = await this.own.require(actor);
    const entry = await this.ownEntry(member, id);
    const { revision, keep, files: sent, ...entered } = given;
    requirePending(entry);
    const activity = await this.claimed(member, entered);
    note(audit, member, activity, entry);
    if (entry.revision !== revision) throw changed();
    const kept = entry.files.filter(({ public_id }) => keep.includes(public_id));
    requireFiles(kept.length + sent.length);
    const added = await this.files.store(member._id, sent);
    const next = await this.entries.change(id, revision, { ...activity, files: [...kept, ...added] });
    if (!next) {
      await this.files.remove(member._id, added);
      throw changed();
    }
    const dropped = entry.files.filter(({ public_id }) => !keep.includes(public_id));
    await this.files.remove(member._id, dropped);
    return this.viewOf(next);
  }

  /** @throws AppError 403, 404 for an entry of somebody else, 409 if it was decided on or withdrawn. */
  async withdraw(actor: MemberActor, id: string, audit: AuditNote): Promise<MyCpdEntry> {
    const member = await this.own.require(actor);
    const entry = await this.ownEntry(member, id);
    note(audit, member, entry);
    requirePending(entry);
    const next = await this.entries.withdraw(id);
    if (!next) throw changed();
    await this.files.remove(member._id, entry.files);
    return this.viewOf(next);
  }

  private async ownEntry({ _id }: MemberProjection, id: string): Promise<CpdEntryRecord> {
    const entry = await this.entries.find(id);
    return required(entry?.member.equals(_id) ? entry : undefined, 'This activity');
  }

  private async claimed(member: MemberProjection, entered: EnteredActivity): Promise<ClaimedActivity> {
    const today = dayOf(new Date());
    const { cpdKinds } = await this.settings.values();
    return claimedActivity(entered, cpdKinds, { earliest: inductedOn(member) ?? today, today });
  }

  private viewOf(entry: CpdEntryRecord): MyCpdEntry {
    return toMyCpdEntry(entry, this.files.viewOf(entry.files));
  }
}

type Noted = Pick<ClaimedActivity, 'kindTitle' | 'day' | 'claimed'>;
const noted = ({ kindTitle, day, claimed }: Noted) => ({ kind: kindTitle, day, points: claimed });

function note(audit: AuditNote, { _id, number }: MemberProjection, next: Noted, before?: Noted): void {
  audit.note({ entity: 'member', id: _id.toString(), label: number, after: noted(next) });
  if (before) audit.note({ before: noted(before) });
}

function requirePending({ state }: CpdEntryRecord): void {
  if (state === 'withdrawn') throw conflict('CONFLICT', 'You have withdrawn this activity');
  if (state !== 'pending')
    throw conflict('ALREADY_DECIDED', 'The Institute has decided on this activity, so it stays as it is');
}

function requireFiles(count: number): void {
  const message = count === 0 ? 'Add at least one file' : `Send at most ${MEMBER_FILE_LIMITS.files} files`;
  if (count === 0 || count > MEMBER_FILE_LIMITS.files)
    throw badRequest('VALIDATION', message, [{ path: 'files', message }]);
}

const changed = () =>
  conflict('REVISION', 'This activity has changed meanwhile. Look at it again before you change it');
