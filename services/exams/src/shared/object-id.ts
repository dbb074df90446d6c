import { Types } from 'mongoose';

/** A record's id, for services: only schemas and repositories import mongoose. */
export type ObjectId = Types.ObjectId;

export const newObjectId = (): ObjectId => new Types.ObjectId();

export const objectIdOf = (hex: string): ObjectId => new Types.ObjectId(hex);
