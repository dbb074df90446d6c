import { Schema, type Types } from 'mongoose';

export const STATUS_PLACE_MODEL = 'StatusPlace';

/** Places of a status list: the minimum of the standard, so that a look-up does not reveal whose status is checked. */
export const LIST_BITS = 131_072;

/** Place of a certificate in a status list, which says whether its credential is revoked. */
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

// A place is that of one certificate; whether a list has any.
statusPlaceSchema.index({ list: 1, index: 1 }, { unique: true });
