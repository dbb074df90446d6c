export const EARLY_FORM = 'early-form';

/** Text typed into the served page's fields, by name. */
export interface EarlyEntries {
  readonly values: Readonly<Record<string, string>>;
  /** The focused field and its selection. */
  readonly focused?: { readonly name: string; readonly from: number | null; readonly to: number | null };
}

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

const selectionOf = (field: Field) =>
  // Scripts cannot read the selection in an e-mail field.
  field instanceof HTMLInputElement
    ? { from: field.selectionStart, to: field.selectionEnd }
    : { from: null, to: null };

/** Reads the served page's fields; undefined once they are removed. */
export function readEarlyEntries(): EarlyEntries | undefined {
  const root = document.getElementById(EARLY_FORM);
  if (!root) return undefined;
  const fields = [...root.querySelectorAll('input, select')].filter(isField);
  const typed = fields.filter(({ name, value, disabled }) => name && value && !disabled);
  const active = document.activeElement;
  return {
    values: Object.fromEntries(typed.map(({ name, value }) => [name, value])),
    ...(isField(active) && root.contains(active) && active.name
      ? { focused: { name: active.name, ...selectionOf(active) } }
      : {}),
  };
}

const FOLLOWED = ['input', 'change', 'focusin'] as const;
let latest: EarlyEntries | undefined;

const note = () => {
  latest = readEarlyEntries() ?? latest;
};

/** Tracks typing until the form has loaded, because the page may be rendered again before. */
export function followEarlyEntries(): void {
  note();
  for (const event of FOLLOWED) document.addEventListener(event, note);
}

/** Records the final entries while their fields still exist, as removing them fires events too. */
export function endEarlyEntries(): void {
  note();
  for (const event of FOLLOWED) document.removeEventListener(event, note);
}

/** Returns the entries, once. */
export function takeEarlyEntries(): EarlyEntries | undefined {
  const taken = latest;
  latest = undefined;
  return taken;
}
