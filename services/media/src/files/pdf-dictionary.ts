/** Keys at the top level of a PDF dictionary; a value that is no plain word or number is the empty text. */
export type PdfDictionary = ReadonlyMap<string, string>;

/** Characters that may still be read: a document made to be read over and over must come to an end. */
export interface ReadingBudget {
  left: number;
}

const BLANK = /[\s\0]/;
const ENDS_WORD = /[\s\0()<>[\]{}/%]/;

/**
 * Reads the dictionary that begins at `at` in the text of a PDF (one character per byte). Strings, comments and
 * nested dictionaries are stepped over, so what they say is not taken for a key.
 * @returns undefined when no whole dictionary begins there or the budget is spent.
 */
export function dictionaryAt(text: string, at: number, budget: ReadingBudget): PdfDictionary | undefined {
  const tokens = new Tokens(text, at, budget);
  const found = new Map<string, string>();
  if (tokens.next() !== '<<') return undefined;
  let depth = 1;
  let key: string | undefined;
  const value = (word: string) => {
    if (key !== undefined) found.set(key, word);
    key = undefined;
  };
  for (let token = tokens.next(); token !== undefined; token = tokens.next()) {
    if (token === '>>' || token === ']') {
      depth -= 1;
      if (depth === 0) return found;
    } else if (token === '<<' || token === '[') {
      if (depth === 1) value('');
      depth += 1;
    } else if (depth === 1) {
      const name = token.startsWith('/');
      if (name && key === undefined) key = nameOf(token);
      else value(name ? nameOf(token) : token);
    }
  }
  return undefined;
}

/** Names may hide characters, as `/Encr#79pt`. */
function nameOf(token: string): string {
  return token
    .slice(1)
    .replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The words of a PDF one after another; a string of either kind comes as the empty text. */
class Tokens {
  constructor(
    private readonly text: string,
    private at: number,
    private readonly budget: ReadingBudget,
  ) {}

  /** @returns undefined at the end of the text or of the budget. */
  next(): string | undefined {
    const from = this.at;
    this.skipBlanks();
    const begin = this.at;
    const token = begin < this.text.length ? this.read(this.text.charAt(begin)) : undefined;
    this.budget.left -= this.at - from + 1;
    return this.budget.left > 0 ? token : undefined;
  }

  private skipBlanks(): void {
    for (; this.at < this.text.length; this.at += 1) {
      const character = this.text.charAt(this.at);
      if (character === '%') this.skipWhile((other) => other !== '\r' && other !== '\n');
      else if (!BLANK.test(character)) return;
    }
  }

  private read(first: string): string {
    const begin = this.at;
    this.at += 1;
    if (first === '(') return this.string();
    if ((first === '<' || first === '>') && this.text.charAt(this.at) === first) this.at += 1;
    else if (first === '<') return this.hexadecimal();
    else if (first === '/' || !ENDS_WORD.test(first)) this.skipWhile((other) => !ENDS_WORD.test(other));
    return this.text.slice(begin, this.at);
  }

  /** Strings nest brackets and escape them with a backslash. */
  private string(): string {
    for (let depth = 1; depth > 0 && this.at < this.text.length; this.at += 1) {
      const character = this.text.charAt(this.at);
      if (character === '\\') this.at += 1;
      else if (character === '(') depth += 1;
      else if (character === ')') depth -= 1;
    }
    return '';
  }

  private hexadecimal(): string {
    this.skipWhile((other) => other !== '>');
    this.at += 1;
    return '';
  }

  private skipWhile(goesOn: (character: string) => boolean): void {
    while (this.at < this.text.length && goesOn(this.text.charAt(this.at))) this.at += 1;
  }
}
