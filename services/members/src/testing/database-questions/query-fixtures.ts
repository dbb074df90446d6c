import type { StaffRef } from '@concord/nest-platform';
import { Types } from 'mongoose';
import { NO_DETAILS } from '../../store/members/member-details';
import type { MemberIndex, MemberProjection } from '../../store/members/member.schema';

export const page = { page: 2, pageSize: 10 };
export const found = { ...page, search: 'Bello Am' };
export const id = new Types.ObjectId();
export const other = new Types.ObjectId();
export const text = String(id);
export const now = new Date();
export const day = '2026-11-29';
export const by: StaffRef = { _id: id, username: 'ada' };
export const reasoned = { reason: 'x', at: now, by };

export const index: MemberIndex = {
  grade: 'Associate',
  standing: 'current',
  inductedOn: day,
  balance: 0,
  day,
  account: 1,
  settings: 1,
  name: 'bello amina',
  state: 'kano',
};

/** A member who is not stored. */
export const member: MemberProjection = {
  _id: id,
  number: 'CIPCM-000001',
  kind: 'person',
  ...NO_DETAILS,
  surname: 'Bello',
  firstName: 'Amina',
  state: 'Kano',
  terms: [{ grade: 'Associate', from: day, ...reasoned }],
  events: [],
  openedOn: day,
  isImported: false,
  revision: 1,
  createdAt: now,
  index,
};
