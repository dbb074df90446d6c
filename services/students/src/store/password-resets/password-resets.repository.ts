import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS } from '@concord/contracts';
import { type Model, trusted, Types } from 'mongoose';
import type { Staff } from '../staff/staff';
import { PASSWORD_RESET_MODEL, type PasswordResetRecord } from './password-reset.schema';

const TOKEN_BYTES = 32;
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Lifetime of links: invited people may be away for days, while people who request a link wait for it. */
const lifetimeMs = (isInvited: boolean) =>
  (isInvited ? LIMITS.invitationDays * 24 * 60 : LIMITS.resetLinkMinutes) * 60_000;

/** The token of a link, known only to its recipient. */
export interface IssuedToken {
  token: string;
  endsAt: Date;
}

/** Links to set passwords. */
@Injectable()
export class PasswordResetsRepository {
  constructor(@InjectModel(PASSWORD_RESET_MODEL) private readonly model: Model<PasswordResetRecord>) {}

  /** Creates a token, which replaces earlier ones of the account. */
  async issue({ id, ver, isInvited }: Pick<Staff, 'id' | 'ver' | 'isInvited'>): Promise<IssuedToken> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const endsAt = new Date(Date.now() + lifetimeMs(isInvited));
    await this.endAll(id);
    await this.model.insertMany([{ _id: hashOf(token), staff: new Types.ObjectId(id), ver, endsAt }]);
    return { token, endsAt };
  }

  /** @returns the account and its version; undefined for a wrong, expired or replaced token */
  async find(token: string): Promise<{ staff: string; ver: number } | undefined> {
    const filter = { _id: hashOf(token), endsAt: trusted({ $gt: new Date() }) };
    const found = await this.model.findOne(filter).lean();
    return found ? { staff: found.staff.toString(), ver: found.ver } : undefined;
  }

  async endAll(staff: string): Promise<void> {
    await this.model.deleteMany({ staff: new Types.ObjectId(staff) });
  }
}
