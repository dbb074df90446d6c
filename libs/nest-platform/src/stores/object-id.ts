import { Types } from 'mongoose';

/** Record id, for services, where only repositories and schemas import mongoose. */
export type ObjectId = Types.ObjectId;

export const newObjectId = (): ObjectId => new Types.ObjectId();

/** Lowest id created in the second of this moment. */
export const objectIdAt = (moment: Date): ObjectId =>
  Types.ObjectId.createFromTime(Math.floor(moment.getTime() / 1000));

/** Parses 24 hexadecimal digits. */
export const objectIdOf = (hex: string): ObjectId => new Types.ObjectId(hex);
