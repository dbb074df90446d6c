import { Injectable } from '@nestjs/common';
import {
  LIMITS,
  type SavedView,
  type ViewCreateBody,
  type ViewList,
  type ViewUpdateBody,
} from '@concord/contracts';
import { conflict, newObjectId, notFound, type StaffActor } from '@concord/nest-platform';
import { SavedViewsRepository } from '../../../store/saved-views/saved-views.repository';

/** Manages saved views of lists, which are private to their owner. */
@Injectable()
export class SavedViewsService {
  constructor(private readonly views: SavedViewsRepository) {}

  list(staff: StaffActor, list: ViewList): Promise<SavedView[]> {
    return this.views.list(staff.id, list);
  }

  /** @throws AppError 409 if the name is taken, or above the limit */
  async create(staff: StaffActor, { list, ...given }: ViewCreateBody): Promise<SavedView> {
    const view = { _id: newObjectId().toString(), ...given };
    await this.views.change(staff.id, list, (views) => {
      if (views.length >= LIMITS.viewsMax)
        throw conflict(
          'CONFLICT',
          `You already have ${LIMITS.viewsMax} views of this list. Delete one first`,
        );
      return placed(views, view);
    });
    return view;
  }

  /** @throws AppError 404, 409 if the name is taken */
  async update(staff: StaffActor, id: string, input: { readonly body: ViewUpdateBody }): Promise<SavedView> {
    const list = await this.requireList(staff, id);
    let view: SavedView | undefined;
    await this.views.change(staff.id, list, (views) => {
      const old = views.find(({ _id }) => _id === id);
      if (!old) throw notFound('This view');
      view = { ...old, ...given(input.body) };
      return placed(views, view);
    });
    if (!view) throw notFound('This view');
    return view;
  }

  /** @throws AppError 404. */
  async remove(staff: StaffActor, id: string): Promise<{ _id: string }> {
    const list = await this.requireList(staff, id);
    await this.views.change(staff.id, list, (views) => views.filter(({ _id }) => _id !== id));
    return { _id: id };
  }

  private async requireList(staff: StaffActor, id: string): Promise<ViewList> {
    const list = await this.views.listOf(staff.id, id);
    if (!list) throw notFound('This view');
    return list;
  }
}

/** Fields that a change includes; absent ones must not remove the stored value. */
const given = (body: ViewUpdateBody): Partial<SavedView> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

/** Replaces the view, or appends it. Names are unique, and a list has at most one default view. */
function placed(views: readonly SavedView[], view: SavedView): SavedView[] {
  const others = views.filter(({ _id }) => _id !== view._id);
  if (others.some(({ name }) => name.toLowerCase() === view.name.toLowerCase()))
    throw conflict('CONFLICT', 'You already have a view with this name');
  const rest = view.isDefault ? others.map((other) => ({ ...other, isDefault: false })) : others;
  const place = views.findIndex(({ _id }) => _id === view._id);
  return place < 0 ? [...rest, view] : rest.toSpliced(place, 0, view);
}
