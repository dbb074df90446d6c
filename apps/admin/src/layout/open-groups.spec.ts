import { menuFor } from '../shared/menu/menu-items';
import { type MenuRoom, NO_CHOICES, openGroups, toggled } from './open-groups';

const MENU = menuFor('SUPER_ADMIN');
const ALL = ['Admissions', 'Exams', 'Members', 'Certificates', 'Website', 'Administration'];
/** Room of a window of 800 px for headings of 28 px and entries of 28 px. */
const LOW: MenuRoom = { height: 678, entry: 28, heading: 28 };
const HIGH: MenuRoom = { ...LOW, height: 1200 };

const openIn = (room: MenuRoom | undefined, choices = NO_CHOICES, current?: string) => [
  ...openGroups(MENU, choices, current, room),
];
const heightOf = (titles: readonly string[]) =>
  MENU.reduce((sum, { title, items }) => {
    const entries = !title || titles.includes(title) ? items.length * LOW.entry : 0;
    return sum + (title ? LOW.heading : 0) + entries;
  }, 0);

describe('openGroups', () => {
  it('opens all groups where they fit, and before the room is known', () => {
    expect(openIn(HIGH)).toEqual(ALL);
    expect(openIn(undefined)).toEqual(ALL);
  });

  it.each([undefined, ...ALL])('opens as many as fit, with the group of the page: %s', (current) => {
    const open = openIn(LOW, NO_CHOICES, current);
    expect(heightOf(open)).toBeLessThanOrEqual(LOW.height);
    expect(open.length).toBeGreaterThan(1);
    if (current) expect(open[0]).toBe(current);
  });

  it('opens what the person opened last, before the others', () => {
    const choices = { opened: ['Website', 'Certificates'], closed: [] };
    const open = openIn(LOW, choices, 'Members');
    expect(open.slice(0, 3)).toEqual(['Members', 'Website', 'Certificates']);
    expect(heightOf(open)).toBeLessThanOrEqual(LOW.height);
  });

  it('keeps closed what the person closed, except for the group of the page', () => {
    const choices = { opened: [], closed: ['Exams', 'Members'] };
    expect(openIn(HIGH, choices)).toEqual(ALL.filter((title) => !choices.closed.includes(title)));
    expect(openIn(HIGH, choices, 'Exams')).toContain('Exams');
  });

  it('opens the group of the page and the last opened one in a window that is too low for them', () => {
    const tiny = { ...LOW, height: 100 };
    expect(openIn(tiny, { opened: ['Website'], closed: [] }, 'Members')).toEqual(['Members', 'Website']);
  });

  it('ignores groups that the role does not have', () => {
    expect(openIn(HIGH, { opened: ['Elsewhere'], closed: [] })).toEqual(ALL);
  });
});

describe('toggled', () => {
  it('puts an opened group first, and closes it again', () => {
    const opened = toggled({ opened: ['Exams'], closed: ['Members'] }, 'Members', false);
    expect(opened).toEqual({ opened: ['Members', 'Exams'], closed: [] });
    expect(toggled(opened, 'Members', true)).toEqual({ opened: ['Exams'], closed: ['Members'] });
  });
});
