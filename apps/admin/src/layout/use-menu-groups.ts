import { useSession } from '@concord/api-client';
import { useLocation } from '@concord/mfe';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { z } from 'zod';
import { isCurrent, type MenuGroup } from '../shared/menu/menu-items';
import { type MenuChoices, type MenuRoom, NO_CHOICES, openGroups, toggled } from './open-groups';

/** Maximum groups that are read from the storage. */
const GROUPS_MAX = 20;

const titles = z.array(z.string()).max(GROUPS_MAX);
const choicesSchema = z.object({ opened: titles, closed: titles });

const keyOf = (person: string) => `concord-menu-${person}`;

/** Stored choices of a person on this device. Storage may be blocked or full: they then last as long as the page. */
function storedChoices(person: string): MenuChoices {
  try {
    return choicesSchema.parse(JSON.parse(window.localStorage.getItem(keyOf(person)) ?? ''));
  } catch {
    return NO_CHOICES;
  }
}

function store(person: string, choices: MenuChoices): void {
  try {
    window.localStorage.setItem(keyOf(person), JSON.stringify(choices));
  } catch {
    // Storage is blocked or full.
  }
}

/** Room in the menu's scrolling frame, measured again when the window changes; undefined without a layout. */
function measure(menu: HTMLElement): MenuRoom | undefined {
  const frame = menu.parentElement;
  const entry = menu.querySelector('a')?.offsetHeight ?? 0;
  if (!frame || entry === 0) return undefined;
  const { paddingTop, paddingBottom } = getComputedStyle(frame);
  return {
    height: frame.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom),
    entry,
    heading: menu.querySelector('h2')?.offsetHeight ?? 0,
  };
}

const isSame = (one: MenuRoom | undefined, other: MenuRoom | undefined) =>
  one?.height === other?.height && one?.entry === other?.entry && one?.heading === other?.heading;

function useRoom(menu: RefObject<HTMLElement | null>): MenuRoom | undefined {
  const [room, setRoom] = useState<MenuRoom>();
  // Before the first paint, so that no group is seen closing.
  useLayoutEffect(() => {
    const frame = menu.current?.parentElement;
    if (!frame || typeof ResizeObserver === 'undefined') return undefined;
    const look = () => {
      const next = menu.current ? measure(menu.current) : undefined;
      // The same object for the same room: a new one would scroll the menu back to the current entry. A hidden menu, as
      // on paper, keeps its room.
      setRoom((old) => (next && !isSame(old, next) ? next : old));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [menu]);
  return room;
}

/** Open groups of the menu, as far as they fit, with the choices of the person who is signed in. */
export function useMenuGroups(groups: readonly MenuGroup[], menu: RefObject<HTMLElement | null>) {
  const person = useSession().details?.admin ?? '';
  const { pathname } = useLocation();
  const [choices, setChoices] = useState(() => storedChoices(person));
  // The group of the current page can be folded until the next page.
  const [foldedAt, setFoldedAt] = useState('');
  const room = useRoom(menu);
  const own = groups.find(({ items }) => items.some((item) => isCurrent(item, pathname)))?.title;
  const open = openGroups(groups, choices, foldedAt === pathname ? undefined : own, room);
  useEffect(() => {
    menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [menu, pathname, room]);
  const onToggle = (title: string) => {
    const isOpen = open.has(title);
    const next = toggled(choices, title, isOpen);
    if (title === own) setFoldedAt(isOpen ? pathname : '');
    setChoices(next);
    store(person, next);
  };
  return { open, onToggle };
}
