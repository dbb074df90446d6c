/** Top-level entries of a PDF dictionary; a value that is not a name, keyword or number is the empty string. */
export type PdfDictionary = ReadonlyMap<string, string>;

/** Number of characters that may still be read: bounds the work for a malicious document. */
export interface ReadBudget {
  left: number;
}

const BLANK = /[\s\0]/;
const ENDS_WORD = /[\s\0()<>[\]{}/%]/;

/**
 * Reads the dictionary at offset `at` of a PDF (one character per byte); skips strings, comments and nested values.
 * @returns undefined when there is no complete dictionary or the budget is used up.
 */
export function dictionaryAt(text: string, at: number, budget: ReadBudget): PdfDictionary | undefined {
  const tokens = new Tokenizer(text, at, budget);
  const entries = new Map<string, string>();
  if (tokens.next() !== '<<') return undefined;
  let depth = 1;
  let key: string | undefined;
  const setValue = (word: string) => {
    if (key !== undefined) entries.set(key, word);
    key = undefined;
  };
  for (let token = tokens.next(); token !== undefined; token = tokens.next()) {
    if (token === '>>' || token === ']') {
      depth -= 1;
      if (depth === 0) return entries;
    } else if (token === '<<' || token === '[') {
      if (depth === 1) setValue('');
      depth += 1;
    } else if (depth === 1) {
      const isName = token.startsWith('/');
      if (isName && key === undefined) key = decodeName(token);
      else setValue(isName ? decodeName(token) : token);
    }
  }
  return undefined;
}

/** Names may contain hexadecimal escapes, such as `/Encr#79pt`. */
function decodeName(token: string): string {
  return token
    .slice(1)
    .replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Reads the tokens of a PDF; a string of either kind is returned as the empty string. */
class Tokenizer {
  constructor(
    private readonly text: string,
    private at: number,
    private readonly budget: ReadBudget,
  ) {}

  /** @returns undefined at the end of the text or of the budget. */
  next(): string | undefined {
    const from = this.at;
    this.skipBlanks();
    const start = this.at;
    const token = start < this.text.length ? this.read(this.text.charAt(start)) : undefined;
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
    const start = this.at;
    this.at += 1;
    if (first === '(') return this.string();
    if ((first === '<' || first === '>') && this.text.charAt(this.at) === first) this.at += 1;
    else if (first === '<') return this.hexadecimal();
    else if (first === '/' || !ENDS_WORD.test(first)) this.skipWhile((other) => !ENDS_WORD.test(other));
    return this.text.slice(start, this.at);
  }

  /** Strings may contain nested parentheses; a backslash escapes one. */
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

  private skipWhile(matches: (character: string) => boolean): void {
    while (this.at < this.text.length && matches(this.text.charAt(this.at))) this.at += 1;
  }
}
