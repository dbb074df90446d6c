import { Types } from 'mongoose';

export const page = { page: 2, pageSize: 10 };
export const found = { ...page, search: 'Bello Am' };
export const id = new Types.ObjectId();
export const text = String(id);
export const now = new Date();
export const time = { from: new Date(0).toISOString(), to: now.toISOString() };
export const roundRef = { assignment: id, round: 1 };
export const intervention = { at: now, by: { _id: id, username: 'x' }, reason: 'x' };
