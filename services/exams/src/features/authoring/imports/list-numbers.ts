const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
const MAX_ROMAN = 3999;

function roman(n: number): string {
  let text = '';
  let left = n;
  for (const [value, sign] of ROMAN)
    while (left >= value) {
      text += sign;
      left -= value;
    }
  return text;
}

function letters(n: number): string {
  let text = '';
  for (let left = n; left > 0; left = Math.floor((left - 1) / 26))
    text = String.fromCharCode(97 + ((left - 1) % 26)) + text;
  return text;
}

/** Kind of a list's numbers, from its `type` or its style. */
export function numberKind(type: string | undefined, style: string | undefined): string {
  const styled = /list-style(?:-type)?\s*:\s*(?:[\w-]+\s+){0,3}?(lower|upper)-(alpha|latin|roman)/i.exec(
    style ?? '',
  );
  if (!styled) return type ?? '1';
  const sign = styled[2]?.toLowerCase() === 'roman' ? 'i' : 'a';
  return styled[1]?.toLowerCase() === 'upper' ? sign.toUpperCase() : sign;
}

/** Number of a list item as displayed: `3. `, `c. `, `III. `. */
export function numberLabel(n: number, kind: string): string {
  const isKnown = n > 0 && n <= MAX_ROMAN;
  const sign = kind.toLowerCase();
  const text = isKnown && sign === 'a' ? letters(n) : isKnown && sign === 'i' ? roman(n) : `${n}`;
  return `${kind === sign ? text : text.toUpperCase()}. `;
}
