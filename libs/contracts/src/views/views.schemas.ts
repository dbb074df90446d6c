import { z } from 'zod';
import { body, line, objectId } from '../core/fields';
import { LIMITS } from '../core/limits';

/** Lists of the back office that can have saved views. */
export const VIEW_LISTS = [
  'students',
  'serials',
  'mails',
  'accounts',
  'courses',
  'results',
  'certificates',
  'audit',
  'members',
] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

/** A saved view of a list: its name and URL query, e.g. `state=Kano&sort=surname`. */
export const savedView = z.object({
  _id: objectId,
  name: z.string(),
  query: z.string(),
  /** Opens by default; at most one per list. */
  isDefault: z.boolean(),
});
export type SavedView = z.infer<typeof savedView>;

const name = line(LIMITS.viewNameLength, { min: 1, message: 'Give the view a name' });
const query = line(LIMITS.viewQueryLength);

export const viewListQuery = z.object({ list: z.enum(VIEW_LISTS) });

export const viewCreateBody = body({
  list: z.enum(VIEW_LISTS),
  name,
  query,
  isDefault: z.boolean().default(false),
});
export type ViewCreateBody = z.output<typeof viewCreateBody>;

export const viewUpdateBody = body({
  name: name.optional(),
  query: query.optional(),
  isDefault: z.boolean().optional(),
});
export type ViewUpdateBody = z.output<typeof viewUpdateBody>;
