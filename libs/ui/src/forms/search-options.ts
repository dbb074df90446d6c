/** An option of {@link SearchField}. */
export interface SearchOption {
  readonly value: string;
  readonly label: string;
  /** Country by iso2 code, whose flag is shown before the label in the list; hidden from screen readers. */
  readonly flag?: string;
  /** A short code after the label, also searched. */
  readonly code?: string;
}

const normalize = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const digitsOrLetters = (text: string) => normalize(text).replace(/[^\p{L}\p{N}]/gu, '');

const NO_MATCH = 4;

function rank(option: SearchOption, typed: string, bare: string): number {
  const label = normalize(option.label);
  if (bare && (digitsOrLetters(option.code ?? '') === bare || normalize(option.value) === typed)) return 0;
  if (label.startsWith(typed)) return 1;
  if (label.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(typed))) return 2;
  if (label.includes(typed) || (bare && digitsOrLetters(option.code ?? '').startsWith(bare))) return 3;
  return NO_MATCH;
}

/**
 * Options that match a text, ignoring case and accents: first those with that code, then labels that start
 * with it, then labels with a word that does, then the rest. All for an empty text.
 */
export function matchingOptions(options: readonly SearchOption[], text: string): SearchOption[] {
  const typed = normalize(text);
  if (!typed) return [...options];
  const bare = digitsOrLetters(text);
  return options
    .map((option) => ({ option, place: rank(option, typed, bare) }))
    .filter(({ place }) => place < NO_MATCH)
    .sort((a, b) => a.place - b.place)
    .map(({ option }) => option);
}

/** The option whose label, value or code equals the text; `undefined` if there are several. */
export function exactOption(options: readonly SearchOption[], text: string): SearchOption | undefined {
  const typed = normalize(text);
  if (!typed) return undefined;
  const exact = options.filter(({ label, value, code }) =>
    [label, value, code ?? ''].some((own) => normalize(own) === typed),
  );
  return exact.length === 1 ? exact[0] : undefined;
}
