/** One choice of a list that is searched by typing. */
export interface SearchOption {
  readonly value: string;
  readonly label: string;
  /** A picture in letters, such as a flag, shown before the label and left out for screen readers. */
  readonly mark?: string;
  /** A short code shown after the label, by which the option is found as well. */
  readonly code?: string;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const digitsOrLetters = (text: string) => plain(text).replace(/[^\p{L}\p{N}]/gu, '');

const NO_MATCH = 4;

function rank(option: SearchOption, typed: string, bare: string): number {
  const label = plain(option.label);
  if (bare && (digitsOrLetters(option.code ?? '') === bare || plain(option.value) === typed)) return 0;
  if (label.startsWith(typed)) return 1;
  if (label.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(typed))) return 2;
  if (label.includes(typed) || (bare && digitsOrLetters(option.code ?? '').startsWith(bare))) return 3;
  return NO_MATCH;
}

/**
 * The options that match what was typed, whatever its case and accents: first the one with that very code, then
 * labels that begin with it, then labels with a word that does, then the rest.
 */
export function matchingOptions<Option extends SearchOption>(
  options: readonly Option[],
  text: string,
): Option[] {
  const typed = plain(text);
  if (!typed) return [...options];
  const bare = digitsOrLetters(text);
  return options
    .map((option) => ({ option, place: rank(option, typed, bare) }))
    .filter(({ place }) => place < NO_MATCH)
    .sort((a, b) => a.place - b.place)
    .map(({ option }) => option);
}

/** The one option whose label, value or code is exactly what was typed; none where several share it. */
export function exactOption<Option extends SearchOption>(
  options: readonly Option[],
  text: string,
): Option | undefined {
  const typed = plain(text);
  if (!typed) return undefined;
  const exact = options.filter(({ label, value, code }) =>
    [label, value, code ?? ''].some((own) => plain(own) === typed),
  );
  return exact.length === 1 ? exact[0] : undefined;
}
