import { Schema, type Types } from 'mongoose';

export const STATUS_PLACE_MODEL = 'StatusPlace';

/**
 * Places of a status list: the minimum of the standard, so that a look-up does not reveal which certificate is
 * checked.
 */
export const LIST_BITS = 131_072;

/** Place of a certificate in a status list, where its credential can be revoked. */
export interface StatusPlaceRecord {
  /** The certificate's id. */
  _id: Types.ObjectId;
  list: number;
  index: number;
}

export const statusPlaceSchema = new Schema<StatusPlaceRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    list: { type: Number, required: true },
    index: { type: Number, required: true },
  },
  { collection: 'status-places', versionKey: false, strict: 'throw' },
);

// Uniqueness of a place; existence of a list.
statusPlaceSchema.index({ list: 1, index: 1 }, { unique: true });
