/** A formatting mark, placed before and after the formatted text. */
export type Mark = '**' | '*' | '~' | '^' | '$';

/** Inserted text if nothing is selected. */
const SAMPLES: Readonly<Record<Mark, string>> = {
  '**': 'bold',
  '*': 'italic',
  '~': '2',
  '^': '2',
  $: '\\frac{1}{2}',
};

/** Puts a mark around the selection; `from` and `to` are the new selection. */
export function insertMark(text: string, start: number, end: number, mark: Mark) {
  const selected = text.slice(start, end) || SAMPLES[mark];
  return {
    text: `${text.slice(0, start)}${mark}${selected}${mark}${text.slice(end)}`,
    from: start + mark.length,
    to: start + mark.length + selected.length,
  };
}
