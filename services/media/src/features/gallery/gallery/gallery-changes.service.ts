import { Injectable } from '@nestjs/common';
import { type GalleryItem, type GalleryUpdateBody, LIMITS } from '@concord/contracts';
import { type AuditNote, notFound } from '@concord/nest-platform';
import { toGalleryItem } from './gallery-item.view';
import { pictureLabel } from './picture-label';
import { GalleryRepository, placeOf } from '../../../store/gallery/gallery.repository';

/** Changes captions and the order of pictures. */
@Injectable()
export class GalleryChangesService {
  constructor(private readonly items: GalleryRepository) {}

  /** @throws AppError 404, before the caption is validated. */
  async setCaption(
    id: string,
    input: { readonly body: GalleryUpdateBody; readonly audit: AuditNote },
  ): Promise<GalleryItem> {
    const item = await this.items.find(id);
    if (!item) throw notFound('The picture');
    const { caption } = input.body;
    input.audit.note({
      label: pictureLabel(item.caption || caption),
      before: { caption: item.caption },
      after: { caption },
    });
    const changed = await this.items.setCaption(id, caption);
    if (!changed) throw notFound('The picture');
    return toGalleryItem(changed);
  }

  /**
   * Redistributes the places of these pictures among them, so that pictures added meanwhile keep theirs.
   * @throws AppError 404 when none of them is there.
   */
  async order(ids: readonly string[], audit: AuditNote): Promise<{ ordered: number }> {
    const all = await this.items.list(0, LIMITS.galleryMax);
    const byId = new Map(all.map((item) => [item._id.toHexString(), item]));
    const items = ids.flatMap((id) => byId.get(id) ?? []);
    if (items.length === 0) throw notFound('The pictures');
    const places = placesOf(items.map(placeOf));
    audit.note({ details: { pictures: items.length } });
    await this.items.setPlaces(
      items.map(({ _id }, index) => ({ _id, shownAt: new Date(places[index] ?? 0) })),
    );
    return { ordered: items.length };
  }
}

/** The same times in strictly descending order. */
function placesOf(times: readonly number[]): number[] {
  const places: number[] = [];
  for (const time of times.toSorted((a, b) => b - a))
    places.push(Math.min(time, (places.at(-1) ?? Infinity) - 1));
  return places;
}
