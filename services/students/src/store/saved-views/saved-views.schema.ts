import type { ViewList } from '@concord/contracts';
import { Schema, type Types } from 'mongoose';

export interface StoredView {
  _id: Types.ObjectId;
  name: string;
  query: string;
  isDefault: boolean;
}

/** The views of one list that one account has saved. */
export interface SavedViewsRecord {
  _id: Types.ObjectId;
  staff: Types.ObjectId;
  list: ViewList;
  /** Counts changes: each one is made from the revision that it read. */
  revision: number;
  views: StoredView[];
}

export const SAVED_VIEWS_MODEL = 'SavedViews';

export const savedViewsSchema = new Schema<SavedViewsRecord>(
  {
    staff: { type: Schema.Types.ObjectId, required: true },
    list: { type: String, required: true },
    revision: { type: Number, required: true },
    views: [
      new Schema<StoredView>({
        _id: Schema.Types.ObjectId,
        name: { type: String, required: true },
        query: { type: String, default: '' },
        isDefault: { type: Boolean, default: false },
      }),
    ],
  },
  { collection: 'saved-views', versionKey: false },
);

// The views of an account: of one list, which is stored once, and all of them when the account is removed.
savedViewsSchema.index({ staff: 1, list: 1 }, { unique: true });
