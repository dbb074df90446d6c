import { JSON_DEPTH, JSON_VALUES, type Route } from '@concord/contracts';
import { type AppError, badRequest } from '../core/app-error';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
const LIST_START = 0x5b;
const LIST_END = 0x5d;
const OBJECT_START = 0x7b;
const OBJECT_END = 0x7d;

/** Length in bytes up to which a loop finds the end of a text faster than `indexOf`. */
const SHORT_TEXT = 64;

type Bounds = Pick<Route, 'jsonValues' | 'jsonDepth'>;

/**
 * Refuses JSON with more values or deeper nesting than its call allows. One pass over the bytes
 * before parsing: 18 MB of brackets parse to 700 MB and block the event loop for two seconds.
 */
export function jsonExcess(json: Buffer, route: Bounds): AppError | undefined {
  const { jsonValues: values = JSON_VALUES.default, jsonDepth: depth = JSON_DEPTH } = route;
  let left = values;
  let open = 0;
  for (let at = 0; at < json.length; at += 1) {
    switch (json[at]) {
      case QUOTE:
        at = textEnd(json, at + 1);
        break;
      case LIST_START:
      case OBJECT_START:
        left -= 1;
        open += 1;
        if (open > depth) return tooDeep();
        if (left < 0) return tooMany(values);
        break;
      case LIST_END:
      case OBJECT_END:
        open -= 1;
        break;
      case COLON:
      case COMMA:
        left -= 1;
        if (left < 0) return tooMany(values);
    }
  }
  return undefined;
}

/** Index of the closing quote of the text that begins at `from`; the total length if there is none. */
function textEnd(json: Buffer, from: number): number {
  const end = Math.min(json.length, from + SHORT_TEXT);
  let at = from;
  while (at < end) {
    const byte = json[at];
    if (byte === QUOTE) return at;
    at += byte === BACKSLASH ? 2 : 1;
  }
  return longTextEnd(json, at);
}

function longTextEnd(json: Buffer, from: number): number {
  let start = from;
  while (start < json.length) {
    const quote = json.indexOf(QUOTE, start);
    if (quote === -1) break;
    let before = quote;
    while (before > start && json[before - 1] === BACKSLASH) before -= 1;
    // A quote after an odd number of backslashes is escaped.
    if ((quote - before) % 2 === 0) return quote;
    start = quote + 1;
  }
  return json.length;
}

const tooMany = (values: number) =>
  badRequest(
    'BAD_REQUEST',
    `This has too many parts. At most ${values.toLocaleString('en-GB')} values can be sent at once.`,
  );
const tooDeep = () => badRequest('BAD_REQUEST', 'This has too many levels of parts within parts.');
