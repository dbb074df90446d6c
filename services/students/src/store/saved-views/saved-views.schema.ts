import type { ViewList } from '@concord/contracts';
import { Schema, type Types } from 'mongoose';

export interface StoredView {
  _id: Types.ObjectId;
  name: string;
  query: string;
  isDefault: boolean;
}

/** Views of one list, saved by one account. */
export interface SavedViewsRecord {
  _id: Types.ObjectId;
  staff: Types.ObjectId;
  list: ViewList;
  /** Incremented by each change, for optimistic locking. */
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

// Uniqueness: one document for each account and list. All views of an account, for its removal.
savedViewsSchema.index({ staff: 1, list: 1 }, { unique: true });
