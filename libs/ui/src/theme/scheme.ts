/** A set of colours, see `palette.ts`. */
export type Scheme = 'light' | 'dark';
/** The visitor's choice; `system` follows the device. */
export type SchemeChoice = Scheme | 'system';

const KEY = 'concord-scheme';
const BAR_COLOURS: Record<Scheme, string> = { light: '#ffffff', dark: '#16241c' };

const isScheme = (value: unknown): value is Scheme => value === 'light' || value === 'dark';
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const systemScheme = (): Scheme => (systemDark().matches ? 'dark' : 'light');

const listeners = new Set<() => void>();
// Used where the browser blocks storage: the choice then lasts as long as the page.
let unstored: SchemeChoice = 'system';

/** The visitor's choice, from this browser's storage. */
export function schemeChoice(): SchemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return isScheme(stored) ? stored : 'system';
  } catch {
    return unstored;
  }
}

/** Scheme in which the page is shown. */
export function shownScheme(): Scheme {
  const choice = schemeChoice();
  return choice === 'system' ? systemScheme() : choice;
}

function show(): void {
  const scheme = shownScheme();
  document.documentElement.setAttribute('data-scheme', scheme);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLOURS[scheme]);
  for (const listener of listeners) listener();
}

/** Stores the choice and applies it, in every tab of this browser. */
export function chooseScheme(choice: SchemeChoice): void {
  unstored = choice;
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // The variable above keeps the choice.
  }
  show();
}

/** Switches to the other scheme. If that is the system's scheme, nothing is stored. */
export function switchScheme(): void {
  const other = shownScheme() === 'dark' ? 'light' : 'dark';
  chooseScheme(other === systemScheme() ? 'system' : other);
}

/** Calls `listener` after each change of the scheme, here, in another tab or in the system; returns the clean-up. */
export function subscribeToScheme(listener: () => void): () => void {
  if (listeners.size === 0) {
    systemDark().addEventListener('change', show);
    window.addEventListener('storage', show);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    systemDark().removeEventListener('change', show);
    window.removeEventListener('storage', show);
  };
}

/** Applies the scheme now and after each change; returns the clean-up. */
export function followScheme(): () => void {
  show();
  return subscribeToScheme(() => undefined);
}
