/** A mark of formatting; it stands before and behind what it formats. */
export type Mark = '**' | '*' | '~' | '^' | '$';

/** Placeholder where nothing is selected. */
const SAMPLES: Readonly<Record<Mark, string>> = {
  '**': 'bold',
  '*': 'italic',
  '~': '2',
  '^': '2',
  $: '\\frac{1}{2}',
};

/** A text with a mark round the part that is selected; `from` and `to` are where that part stands then. */
export function insertMark(text: string, start: number, end: number, mark: Mark) {
  const selected = text.slice(start, end) || SAMPLES[mark];
  return {
    text: `${text.slice(0, start)}${mark}${selected}${mark}${text.slice(end)}`,
    from: start + mark.length,
    to: start + mark.length + selected.length,
  };
}
