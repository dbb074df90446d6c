/** Digits of a complete phone number: minimum without its country's code, maximum with it. */
const [FEWEST, MOST] = [7, 15];
/** Maximum length of two numbers with their codes and a separator. */
const LONGEST = 80;

const BETWEEN = /[/,;|&\n]+|\s(?:or|and)\s/i;
const digitsIn = (text: string) => text.replace(/\D/g, '').length;
const isWhole = (text: string) => digitsIn(text) >= FEWEST && digitsIn(text) <= MOST;

/** Splits at the blank or plus where the two complete numbers are most similar in length. */
function atBlank(text: string): readonly string[] {
  const cuts = [...text.matchAll(/\s+(?=[+\d(])|(?=\+)/g)]
    .map(({ index }) => [text.slice(0, index).trim(), text.slice(index).trim()] as const)
    .filter((pair) => pair.every(isWhole));
  const difference = ([one, other]: readonly [string, string]) => Math.abs(digitsIn(one) - digitsIn(other));
  return cuts.sort((one, other) => difference(one) - difference(other))[0] ?? [];
}

/** The phone numbers in a text with two or more; empty otherwise. */
export function phoneNumbersIn(typed: string): readonly string[] {
  const text = typed.trim().slice(0, LONGEST);
  const parts = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(isWhole);
  if (parts.length > 1) return parts;
  return digitsIn(text) > MOST ? atBlank(text) : [];
}
