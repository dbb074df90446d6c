/** The id of the element around the fields of the served page. */
export const EARLY_FORM = 'early-form';

/** What was typed into the fields of the served page, by their names. */
export interface EarlyEntries {
  readonly values: Readonly<Record<string, string>>;
  /** The field with the focus, and what is selected in it. */
  readonly focused?: { readonly name: string; readonly from: number | null; readonly to: number | null };
}

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

const selectionOf = (field: Field) =>
  // An e-mail's field has no selection that scripts may read.
  field instanceof HTMLInputElement
    ? { from: field.selectionStart, to: field.selectionEnd }
    : { from: null, to: null };

/** Reads the fields of the served page; undefined once they are gone. */
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

/** Follows what is typed until the form is there: the page may be rendered anew in between. */
export function followEarlyEntries(): void {
  note();
  for (const event of FOLLOWED) document.addEventListener(event, note);
}

/** Notes the entries for the last time, while their fields are still on the page: taking them out fires events too. */
export function endEarlyEntries(): void {
  note();
  for (const event of FOLLOWED) document.removeEventListener(event, note);
}

/** The entries, once. */
export function takeEarlyEntries(): EarlyEntries | undefined {
  const taken = latest;
  latest = undefined;
  return taken;
}
