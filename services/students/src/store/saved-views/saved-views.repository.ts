import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { SavedView, ViewList } from '@concord/contracts';
import { conflict, newObjectId, objectIdOf, unlessDuplicate } from '@concord/nest-platform';
import type { Model } from 'mongoose';
import { SAVED_VIEWS_MODEL, type SavedViewsRecord, type StoredView } from './saved-views.schema';

const TRIES = 5;

type Stored = Pick<SavedViewsRecord, '_id' | 'revision' | 'views'>;

/** Saved views of accounts. The views of one list are one document, so that a change can check all of them. */
@Injectable()
export class SavedViewsRepository {
  constructor(@InjectModel(SAVED_VIEWS_MODEL) private readonly model: Model<SavedViewsRecord>) {}

  async list(staff: string, list: ViewList): Promise<SavedView[]> {
    return ((await this.find(staff, list))?.views ?? []).map(toView);
  }

  /** The list to which this view belongs. */
  async listOf(staff: string, id: string): Promise<ViewList | undefined> {
    const all = await this.model.find({ staff: objectIdOf(staff) }).lean<SavedViewsRecord[]>();
    return all.find(({ views }) => views.some(({ _id }) => _id.toString() === id))?.list;
  }

  /**
   * Replaces the views of a list by the result of `next`, which is called again after a concurrent change.
   * @throws AppError 409 after too many concurrent changes; any error of `next`
   */
  async change(staff: string, list: ViewList, next: (views: SavedView[]) => SavedView[]): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const found = await this.find(staff, list);
      const views = next((found?.views ?? []).map(toView)).map(toStored);
      if (await (found ? this.replace(found, views) : this.insert(staff, list, views))) return;
    }
    throw conflict('CONFLICT', 'Your views are being changed in another window. Please try again');
  }

  async removeAll(staff: string): Promise<void> {
    await this.model.deleteMany({ staff: objectIdOf(staff) });
  }

  private async find(staff: string, list: ViewList): Promise<Stored | null> {
    return this.model.findOne({ staff: objectIdOf(staff), list }).lean<Stored>();
  }

  private async replace({ _id, revision }: Stored, views: StoredView[]): Promise<boolean> {
    const change = { $set: { views, revision: revision + 1 } };
    return (await this.model.updateOne({ _id, revision }, change)).matchedCount === 1;
  }

  private async insert(staff: string, list: ViewList, views: StoredView[]): Promise<boolean> {
    const record = { _id: newObjectId(), staff: objectIdOf(staff), list, revision: 1, views };
    return (await unlessDuplicate(() => this.model.insertMany([record]))) !== undefined;
  }
}

const toView = ({ _id, name, query, isDefault }: StoredView): SavedView => ({
  _id: _id.toString(),
  name,
  query,
  isDefault,
});

const toStored = ({ _id, ...view }: SavedView): StoredView => ({ _id: objectIdOf(_id), ...view });
