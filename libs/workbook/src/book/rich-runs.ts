import { type Script, scripted } from './script-text';
import { type Attributes, isOn } from './xml-events';

/** A text of the workbook; `lost` names formatting of a part of it that plain text cannot express. */
export interface WorkbookText {
  text: string;
  lost?: string;
}

/** Formatting of a font or a run of text that can carry meaning. */
export interface FontLook {
  script?: Script;
  underline?: boolean;
  strike?: boolean;
  bold?: boolean;
  italic?: boolean;
}

interface Run extends FontLook {
  text: string;
}

const ESCAPE = /_x([0-9a-f]{4})_/gi;
const NAMES = [
  ['underline', 'underlined'],
  ['strike', 'crossed out'],
  ['bold', 'bold'],
  ['italic', 'italic'],
] as const;
const NAME_LENGTH = 40;

/** Decodes Excel's `_x000D_` escapes. */
export const unescaped = (text: string): string =>
  text.replace(ESCAPE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Adds the formatting of an element to that of its font or run. */
export function addLook(look: FontLook, name: string, { val }: Attributes): void {
  const on = val === undefined || isOn(val);
  if (name === 'vertAlign') {
    if (val === 'superscript') look.script = 'sup';
    else if (val === 'subscript') look.script = 'sub';
  } else if (name === 'u') look.underline = val !== 'none';
  else if (name === 'strike') look.strike = on;
  else if (name === 'b') look.bold = on;
  else if (name === 'i') look.italic = on;
}

/** Collects the text of an `si` or `is` element, without phonetic readings. */
export class RunReader {
  private runs: Run[] = [];
  private look: FontLook = {};
  private isPhonetic = false;
  private isText = false;
  private isRun = false;

  open(name: string, attributes: Attributes): void {
    if (name === 'rPh') this.isPhonetic = true;
    else if (name === 'r') [this.look, this.isRun] = [{}, true];
    else if (name === 't') {
      this.isText = !this.isPhonetic;
      if (this.isText) this.runs.push({ text: '', ...(this.isRun ? this.look : {}) });
    } else if (this.isRun && !this.isPhonetic) addLook(this.look, name, attributes);
  }

  text(text: string): void {
    const run = this.runs.at(-1);
    if (this.isText && run) run.text += text;
  }

  close(name: string): void {
    if (name === 'rPh') this.isPhonetic = false;
    else if (name === 't') this.isText = false;
    else if (name === 'r') this.isRun = false;
  }

  /** Returns the text and resets the reader. */
  take(): WorkbookText {
    const runs = this.runs.map((run) => ({ ...run, text: unescaped(run.text) }));
    [this.runs, this.look, this.isPhonetic, this.isText, this.isRun] = [[], {}, false, false, false];
    const lost = lostOf(runs);
    return { text: joined(runs), ...(lost && { lost }) };
  }
}

/** Joins runs; adjacent superscripts are one text, because programs may split it. */
function joined(runs: readonly Run[]): string {
  const merged: Run[] = [];
  for (const { text, script } of runs) {
    const last = merged.at(-1);
    if (last && last.script === script) last.text += text;
    else merged.push({ text, ...(script && { script }) });
  }
  return merged.map(({ text, script }) => scriptedInside(text, script)).join('');
}

/** Blanks around a superscript stay outside of it. */
const scriptedInside = (text: string, script: Script | undefined) =>
  script ? text.replace(/\S(?:.*\S)?/s, (inner) => scripted(inner, script)) : text;

/** Formatting of a whole text carries no meaning, except strikethrough. */
function lostOf(runs: readonly Run[]): string | undefined {
  const shown = runs.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  for (const [key, name] of NAMES) {
    const found = shown.filter((run) => run[key]);
    const [first] = found;
    if (!first || (found.length === shown.length && key !== 'strike')) continue;
    const text = first.text.replace(/\s+/g, ' ').trim();
    return `“${text.length > NAME_LENGTH ? `${text.slice(0, NAME_LENGTH)}…` : text}” is ${name}`;
  }
  return undefined;
}
