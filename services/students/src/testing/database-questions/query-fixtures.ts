import { Types } from 'mongoose';

export const page = { page: 2, pageSize: 10 };
export const id = new Types.ObjectId().toString();
export const now = new Date();
export const time = { from: new Date(0).toISOString(), to: now.toISOString() };
