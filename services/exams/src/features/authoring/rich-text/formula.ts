import {
  RICH_ATTRIBUTES,
  RICH_TAGS,
  type RichAttribute,
  type RichPart,
  type RichTag,
} from '@concord/contracts';
import temml from 'temml';
import { parseXml, type XmlElement } from '../imports/xml-tree';

/** Maximum number of elements of one formula; a full page has fewer. */
const MAX_PARTS = 1500;
const MAX_EXPANSIONS = 200;
/** Maximum size in em; a larger formula would cover the text around it. */
const MAX_SIZE = 20;
/** Commands that define macros, change colours, name elements, or make links. */
const REFUSED =
  /\\(?:[egx]?def|let|futurelet|global|long|(?:re|provide)?newcommand|providecommand|renewcommand|newenvironment|color|textcolor|colorbox|fcolorbox|definecolor|href|url|includegraphics|class|id|style|data|label|ref|eqref|tag|cancel(?:to)?|[bx]cancel|sout)(?![a-zA-Z])/;
const VALUE =
  /^(?:true|false|block|inline|normal|prefix|infix|postfix|[+-]?\d{0,3}(?:\.\d{1,6})?(?:em|ex|pt|px|mu|%)?)$/;
const LINES: Readonly<Record<string, string>> = { top: 'top', bottom: 'bottom', box: 'box' };

const TAGS: ReadonlySet<string> = new Set(RICH_TAGS);
const ATTRIBUTES: ReadonlySet<string> = new Set(RICH_ATTRIBUTES);

/** Reason why a formula cannot be displayed, for its author. */
export class FormulaError extends Error {}

/**
 * Converts a TeX formula to MathML elements. Macros, and commands with effects outside of the formula, are refused.
 * @throws FormulaError
 */
export function formulaParts(tex: string, isBlock: boolean): RichPart[] {
  const [refused] = REFUSED.exec(tex) ?? [];
  if (refused) throw new FormulaError(`the command ${refused} is not available`);
  const parts: RichPart[] = [];
  addElement(elementOf(mathOf(tex, isBlock)), parts);
  return parts;
}

function mathOf(tex: string, displayMode: boolean): string {
  try {
    return temml.renderToString(tex, {
      displayMode,
      xml: true,
      trust: false,
      strict: false,
      throwOnError: true,
      maxExpand: MAX_EXPANSIONS,
      maxSize: [MAX_SIZE, MAX_SIZE],
    });
  } catch (error) {
    throw new FormulaError(reasonOf(error));
  }
}

function elementOf(math: string): XmlElement {
  try {
    return parseXml(math);
  } catch {
    throw new FormulaError("it is nested too deeply, or has symbols that can't be shown");
  }
}

/** Reason in the library's message, without the position. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const [first = ''] = message.trim().split(/ at position| at end of input|\n/);
  const [, command] = /^Unsupported function name: (\S+)$/.exec(first) ?? [];
  if (command) return `the command ${command.slice(0, 40)} is not known`;
  const isOpen = first === '' || first.endsWith("got 'EOF'");
  return isOpen ? 'it is not complete' : `of this error: ${first.slice(0, 120)}`;
}

function addElement({ name, attributes, children }: XmlElement, parts: RichPart[]): void {
  const isLined = name === 'menclose';
  const tag = isLined ? 'mrow' : name;
  if (!TAGS.has(tag)) throw new FormulaError(`${name} can't be shown here`);
  if (parts.length > MAX_PARTS) throw new FormulaError('it is too long');
  const kept = { ...keptAttributes(attributes), ...(isLined && { line: lineOf(attributes) }) };
  const element = { tag: tag as RichTag, size: 0, ...(Object.keys(kept).length > 0 && { attributes: kept }) };
  parts.push(element);
  for (const child of children) {
    if (typeof child !== 'string') addElement(child, parts);
    else if (child !== '') parts.push(child);
    else continue;
    element.size += 1;
  }
}

function lineOf({ notation = '' }: XmlElement['attributes']): string {
  const line = LINES[notation];
  if (!line) throw new FormulaError("lines through a formula can't be shown here");
  return line;
}

function keptAttributes(attributes: XmlElement['attributes']): Partial<Record<RichAttribute, string>> {
  const kept = Object.entries(attributes).filter(
    ([name, value]) => ATTRIBUTES.has(name) && VALUE.test(value) && Math.abs(parseFloat(value) || 0) <= 100,
  );
  const align = /(?:^| )tml-(left|right)(?: |$)/.exec(attributes['class'] ?? '')?.[1];
  return { ...(Object.fromEntries(kept) as Partial<Record<RichAttribute, string>>), ...(align && { align }) };
}
