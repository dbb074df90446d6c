import { Types } from 'mongoose';

/** A record's id, for services: only their repositories and schemas import mongoose. */
export type ObjectId = Types.ObjectId;

export const newObjectId = (): ObjectId => new Types.ObjectId();

/** The lowest id of those made from this second on. */
export const objectIdAt = (moment: Date): ObjectId =>
  Types.ObjectId.createFromTime(Math.floor(moment.getTime() / 1000));

/** The id that these 24 hexadecimal digits write. */
export const objectIdOf = (hex: string): ObjectId => new Types.ObjectId(hex);
