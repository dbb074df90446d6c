/** A set of colours. */
export type Scheme = 'light' | 'dark';
/** What the visitor chose; `system` follows the device. */
export type SchemeChoice = Scheme | 'system';

const KEY = 'concord-scheme';
const BAR_COLOURS: Record<Scheme, string> = { light: '#ffffff', dark: '#16241c' };

const isScheme = (value: unknown): value is Scheme => value === 'light' || value === 'dark';
const systemWish = () => window.matchMedia('(prefers-color-scheme: dark)');
const systemScheme = (): Scheme => (systemWish().matches ? 'dark' : 'light');

const listeners = new Set<() => void>();
// A browser may refuse to keep anything; the choice then holds as long as the page.
let unkept: SchemeChoice = 'system';

/** The visitor's choice, as kept in this browser. */
export function schemeChoice(): SchemeChoice {
  try {
    const kept = localStorage.getItem(KEY);
    return isScheme(kept) ? kept : 'system';
  } catch {
    return unkept;
  }
}

/** The scheme that the page is shown in. */
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

/** Shows the page in the chosen scheme from now on, in every tab of this browser. */
export function chooseScheme(choice: SchemeChoice): void {
  unkept = choice;
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Kept by the variable above.
  }
  show();
}

/** Changes to the other scheme; one that the system wishes too needs no choice. */
export function switchScheme(): void {
  const other = shownScheme() === 'dark' ? 'light' : 'dark';
  chooseScheme(other === systemScheme() ? 'system' : other);
}

/** Calls `listener` whenever the shown scheme may have changed: here, in another tab or in the system. */
export function onScheme(listener: () => void): () => void {
  if (listeners.size === 0) {
    systemWish().addEventListener('change', show);
    window.addEventListener('storage', show);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    systemWish().removeEventListener('change', show);
    window.removeEventListener('storage', show);
  };
}

/** Shows the page in its scheme and keeps it so; returns what ends that. */
export function followScheme(): () => void {
  show();
  return onScheme(() => undefined);
}
