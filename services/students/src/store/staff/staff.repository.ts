import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AdminListQuery, StaffVersions } from '@concord/contracts';
import { joinWords, wordsMatcher, wordsOfNames, wordsOfTexts } from '@concord/institute';
import { conflict, duplicateKeyOf, findPage, Page, timeRange } from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import type { Staff, StaffRights } from './staff';
import { STAFF_MODEL, type StaffRecord, type SuspensionRecord } from './staff.schema';

/** Hash of a password, and its expiry if it was generated. */
export type StoredPassword = Pick<Required<StaffRecord>, 'passwordHash'> &
  Pick<StaffRecord, 'initialPasswordUntil'>;
export type NewStaff = Pick<Required<StaffRecord>, 'username' | 'email' | 'role'> & Partial<StoredPassword>;

/** Time after which a removed account has no valid tokens left: they live 12 hours. */
const TOMBSTONE_MS = 13 * 3600 * 1000;

const NOT_REMOVED = { removedAt: null };
const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

@Injectable()
export class StaffRepository {
  constructor(@InjectModel(STAFF_MODEL) private readonly model: Model<StaffRecord>) {}

  /** @throws AppError 409 EMAIL_TAKEN */
  async insert(account: NewStaff): Promise<Staff> {
    const record: StaffRecord = { _id: new Types.ObjectId(), ...account, ver: 1, createdAt: new Date() };
    try {
      await this.model.insertMany([record]);
    } catch (error) {
      if (duplicateKeyOf(error)?.includes('email'))
        throw conflict('EMAIL_TAKEN', 'There is already an account with this e-mail');
      throw error;
    }
    return toStaff(record);
  }

  async findById(id: string): Promise<Staff | undefined> {
    const record = await this.model.findOne({ _id: id, ...NOT_REMOVED }).lean();
    return record ? toStaff(record) : undefined;
  }

  /** Includes invited accounts, which have no password yet. */
  async findByEmail(email: string): Promise<Staff | undefined> {
    const record = await this.model.findOne({ email }).lean();
    return record ? toStaff(record) : undefined;
  }

  async findForSignIn(email: string): Promise<{ staff: Staff; passwordHash: string } | undefined> {
    const record = await this.model.findOne({ email }).lean();
    return record?.passwordHash ? { staff: toStaff(record), passwordHash: record.passwordHash } : undefined;
  }

  async findHash(id: string): Promise<{ staff: Staff; passwordHash: string } | undefined> {
    const record = await this.model.findOne({ _id: id, ...NOT_REMOVED }).lean();
    return record?.passwordHash ? { staff: toStaff(record), passwordHash: record.passwordHash } : undefined;
  }

  async list(query: AdminListQuery): Promise<Page<Staff>> {
    const { page, pageSize, role } = query;
    const createdAt = timeRange(query);
    const filter = { ...NOT_REMOVED, ...(role && { role }), ...(createdAt && { createdAt }) };
    const search = query.search?.trim();
    const paging = search ? { pageSize } : { page, pageSize };
    const found = (await findPage(this.model, paging, { sort: NEWEST_FIRST, filter })).map(toStaff);
    return search ? pageOfFound(found.items.filter(isFoundBy(search)), { page, pageSize }) : found;
  }

  count(): Promise<number> {
    return this.model.countDocuments(NOT_REMOVED);
  }

  /** Number of accounts that await approval. */
  countPending(): Promise<number> {
    return this.model.countDocuments({ role: 'PENDING', ...NOT_REMOVED });
  }

  /** True if another account than `except` can sign in as SUPER_ADMIN. */
  async hasSuperAdmin(except?: string): Promise<boolean> {
    const found = await this.model
      .find({ role: 'SUPER_ADMIN', ...NOT_REMOVED, suspended: null })
      .lean<StaffRecord[]>();
    return found.map(toStaff).some((each) => each.id !== except && !each.isInvited && !isExpired(each));
  }

  /**
   * Sets role and permissions, and voids the account's tokens. An approval and a new permission void none: earlier
   * tokens grant less, and the open page gets a new one.
   * @returns true if an account with these rights existed
   */
  async setRights(before: Pick<Staff, 'id'> & StaffRights, after: StaffRights): Promise<boolean> {
    const { id, role, hasFinance } = before;
    const isOtherRole = role !== 'PENDING' && role !== after.role;
    const isVoiding = isOtherRole || (hasFinance && !after.hasFinance);
    const done = await this.model.updateOne(
      { _id: id, role, permissions: hasFinance ? 'finance' : null, ...NOT_REMOVED },
      {
        $set: { role: after.role, ...(after.hasFinance && { permissions: ['finance'] }) },
        ...(!after.hasFinance && { $unset: { permissions: 1 } }),
        ...(isVoiding && { $inc: { ver: 1 } }),
      },
    );
    return done.matchedCount === 1;
  }

  async noteSignIn(id: string): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { lastSignInAt: new Date() } });
  }

  /** Suspends an account and voids its tokens. @returns true unless it was suspended already */
  async suspend(id: string, suspended: SuspensionRecord): Promise<boolean> {
    const done = await this.model.updateOne(
      { _id: id, ...NOT_REMOVED, suspended: null },
      { $set: { suspended }, $inc: { ver: 1 } },
    );
    return done.matchedCount === 1;
  }

  /** @returns true if it was suspended */
  async lift(id: string): Promise<boolean> {
    const done = await this.model.updateOne({ _id: id, ...NOT_REMOVED }, { $unset: { suspended: 1 } });
    return done.modifiedCount === 1;
  }

  /**
   * Voids the tokens of an account, and may replace its password, unless it has changed meanwhile.
   * @returns the changed account
   */
  async raiseVersion(account: Staff, passwordHash?: string): Promise<Staff | undefined> {
    const { id, ver } = account;
    const own = passwordHash && { $set: { passwordHash }, $unset: { initialPasswordUntil: 1 } };
    const done = await this.model.updateOne({ _id: id, ver, ...NOT_REMOVED }, { $inc: { ver: 1 }, ...own });
    if (done.matchedCount !== 1) return undefined;
    const chosen = passwordHash && { initialPasswordUntil: undefined, isInvited: false };
    return { ...account, ver: ver + 1, ...chosen };
  }

  /** Makes the account with this e-mail a SUPER_ADMIN with a new password, and voids its tokens. */
  async promote(email: string, { passwordHash, initialPasswordUntil }: StoredPassword): Promise<void> {
    const $set = { role: 'SUPER_ADMIN', passwordHash, ...(initialPasswordUntil && { initialPasswordUntil }) };
    // Lifts a suspension too: the operator controls the environment.
    const $unset = { suspended: 1, ...(!initialPasswordUntil && { initialPasswordUntil: 1 }) };
    await this.model.updateOne({ email }, { $set, $unset, $inc: { ver: 1 } });
  }

  /** Marks the account's password as generated. @returns true if the account existed */
  async setInitialPassword(email: string, until: Date): Promise<boolean> {
    const done = await this.model.updateOne({ email }, { $set: { initialPasswordUntil: until } });
    return done.matchedCount === 1;
  }

  /** Removes an account, voids its tokens, and frees its e-mail. @returns true if the account existed */
  async remove(id: string): Promise<boolean> {
    const done = await this.model.updateOne(
      { _id: id, ...NOT_REMOVED },
      {
        $set: { removedAt: new Date(), role: 'PENDING' },
        $inc: { ver: 1 },
        $unset: {
          email: 1,
          passwordHash: 1,
          username: 1,
          permissions: 1,
          initialPasswordUntil: 1,
          suspended: 1,
        },
      },
    );
    return done.matchedCount === 1;
  }

  /** Current version and role of these accounts, or of all that may have tokens. */
  async versions(ids?: readonly string[]): Promise<StaffVersions> {
    const since = Date.now() - TOMBSTONE_MS;
    const filter = ids ? { _id: trusted({ $in: ids.map((id) => new Types.ObjectId(id)) }) } : {};
    const records = await this.model.find(filter, { ver: 1, role: 1, removedAt: 1 }).lean();
    const current = records.filter(({ removedAt }) => !removedAt || removedAt.getTime() > since);
    return {
      versions: Object.fromEntries(current.map(({ _id, ver, role }) => [_id.toString(), { ver, role }])),
    };
  }
}

/** True for a generated password that has expired before its owner replaced it. */
export const isExpired = ({ initialPasswordUntil }: Pick<StaffRecord, 'initialPasswordUntil'>): boolean =>
  initialPasswordUntil !== undefined && initialPasswordUntil.getTime() < Date.now();

/** Searches without stored words, because there are few accounts. */
function isFoundBy(search: string): (account: Staff) => boolean {
  const matches = wordsMatcher(search);
  return ({ username, email }) =>
    matches?.(joinWords(wordsOfTexts([email]), wordsOfNames([username]))) ?? false;
}

const pageOfFound = (found: Staff[], { page, pageSize }: { page: number; pageSize: number }) =>
  new Page(found.slice((page - 1) * pageSize, page * pageSize), found.length);

function toStaff(record: StaffRecord): Staff {
  const { _id, username = '', email = '', role, ver, createdAt } = record;
  const { initialPasswordUntil, lastSignInAt, suspended } = record;
  const isInvited = record.passwordHash === undefined;
  const hasFinance = record.permissions?.includes('finance') ?? false;
  const names = { id: _id.toString(), username, email };
  const times = { createdAt, initialPasswordUntil, lastSignInAt };
  return { ...names, role, hasFinance, ver, ...times, suspended, isInvited };
}
