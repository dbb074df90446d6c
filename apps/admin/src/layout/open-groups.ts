import type { MenuGroup } from '../shared/menu/menu-items';

/** Choices of a person about the menu's groups, by their titles. */
export interface MenuChoices {
  /** Opened ones, the latest first. */
  readonly opened: readonly string[];
  readonly closed: readonly string[];
}

export const NO_CHOICES: MenuChoices = { opened: [], closed: [] };

/** Height for the menu, of an entry, and of a group's heading, in pixels. */
export interface MenuRoom {
  readonly height: number;
  readonly entry: number;
  readonly heading: number;
}

/**
 * Titles of the groups that are open: all but the closed ones where they fit, else as many as fit. The group of the
 * current page comes first, then those that the person opened, then the others in the menu's order.
 *
 * @param current group of the current page, unless the person folded it
 * @param room absent until it is measured
 */
export function openGroups(
  groups: readonly MenuGroup[],
  { opened, closed }: MenuChoices,
  current: string | undefined,
  room: MenuRoom | undefined,
): ReadonlySet<string> {
  const titled = groups.flatMap(({ title, items }) => (title ? [{ title, count: items.length }] : []));
  const counts = new Map(titled.map(({ title, count }) => [title, count]));
  const others = titled.map(({ title }) => title).filter((title) => !closed.includes(title));
  const wanted = [...new Set([...(current ? [current] : []), ...opened, ...others])].filter((title) =>
    counts.has(title),
  );
  if (!room) return new Set(wanted);
  const untitled = groups.reduce((sum, { title, items }) => sum + (title ? 0 : items.length), 0);
  let left = room.height - titled.length * room.heading - untitled * room.entry;
  const open = new Set<string>();
  for (const title of wanted) {
    const need = (counts.get(title) ?? 0) * room.entry;
    const isAsked = title === current || title === opened[0];
    if (need > left && !isAsked) continue;
    left -= need;
    open.add(title);
  }
  return open;
}

/** Choices after a group's heading was pressed. */
export function toggled({ opened, closed }: MenuChoices, title: string, isOpen: boolean): MenuChoices {
  const without = (titles: readonly string[]) => titles.filter((each) => each !== title);
  return isOpen
    ? { opened: without(opened), closed: [...without(closed), title] }
    : { opened: [title, ...without(opened)], closed: without(closed) };
}
