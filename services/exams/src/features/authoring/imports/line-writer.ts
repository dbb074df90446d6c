/** Maximum nesting of cells and superscripts; deeper content joins the level above. */
const MAX_LEVELS = 12;
const NO_BREAK = '\u00a0';

/** A part of the text that is collected separately: a cell or a superscript. */
class Level {
  readonly lines: string[] = [];
  current = '';
  isCode = false;
  /** Number of the list item that begins with the next line. */
  label = '';

  endLine(): void {
    const line = this.isCode ? this.current.replaceAll(NO_BREAK, ' ').trimEnd() : flowing(this.current);
    this.current = '';
    this.isCode = false;
    if (line !== '') this.push(line);
  }

  push(line: string): void {
    this.lines.push(this.label + line);
    this.label = '';
  }
}

/** Normalizes blanks in a line of running text; leading no-break spaces remain as its indentation. */
function flowing(line: string): string {
  const text = line.replace(/[ \t]+/g, ' ').replace(/^ | $/g, '');
  const [indent = ''] = /^[\u00a0 ]{2,}/.exec(text) ?? [];
  const words = text
    .slice(indent.length)
    .replace(/[\u00a0 ]+/g, ' ')
    .trim();
  return words && indent.replaceAll(NO_BREAK, ' ') + words;
}

type Row = string[][];

/** Writes marked-up text as lines: paragraphs, numbered lists, tables row by row, code unchanged. */
export class LineWriter {
  private readonly levels = [new Level()];
  private readonly tables: Row[][] = [];
  /** True after a table with more than one column. */
  hadTable = false;

  private get level(): Level {
    return this.levels.at(-1) as Level;
  }

  /** @param isCode true to keep blanks and line breaks */
  add(text: string, isCode: boolean): void {
    const { level } = this;
    if (!isCode) {
      level.current += text.replace(/[ \t\n\r\f]+/g, ' ');
      return;
    }
    const [first = '', ...lines] = text.replace(/\r\n?/g, '\n').split('\n');
    level.current += first;
    level.isCode ||= first !== '';
    for (const line of lines) {
      if (level.current === '') level.lines.push('');
      else level.endLine();
      level.current = line;
      level.isCode = line !== '';
    }
  }

  break(): void {
    this.level.endLine();
  }

  /** Sets the text that precedes the next line. */
  label(text: string): void {
    this.break();
    this.level.label += text;
  }

  /** Ends a list item; without text, its number becomes a line of its own. */
  endItem(): void {
    this.break();
    const { label } = this.level;
    this.level.label = '';
    if (label) this.level.lines.push(label.trim());
  }

  /** Begins a level. @returns false if the nesting is too deep: do not end it then */
  begin(): boolean {
    if (this.levels.length > MAX_LEVELS) return false;
    this.levels.push(new Level());
    return true;
  }

  /** Ends a level. @returns its text as one line */
  end(): string {
    const level = this.levels.pop() as Level;
    return [...level.lines, level.current].join(' ');
  }

  beginTable(): boolean {
    this.break();
    if (!this.begin()) return false;
    this.tables.push([]);
    return true;
  }

  beginRow(): void {
    this.tables.at(-1)?.push([]);
  }

  beginCell(): boolean {
    return this.tables.length > 0 && this.begin();
  }

  endCell(): void {
    this.break();
    const { lines } = this.levels.pop() as Level;
    const table = this.tables.at(-1);
    if (table?.length === 0) table.push([]);
    table?.at(-1)?.push(lines);
  }

  endTable(): void {
    this.break();
    const { lines } = this.levels.pop() as Level;
    const rows = this.tables.pop() ?? [];
    const beside = rows.filter((cells) => cells.length > 1).flat();
    if (beside.length > 0) this.hadTable = true;
    // Cells with one word each are joined by spaces.
    const isPlain = beside.every((cell) => cell.length === 1 && !/\s/.test(cell[0] ?? ''));
    for (const line of lines) this.level.push(line);
    for (const cells of rows) {
      if (cells.length === 1) for (const line of cells[0] ?? []) this.level.push(line);
      else if (cells.some((cell) => cell.length > 0))
        this.level.push(
          cells
            .map((cell) => cell.join(' ').trim())
            .join(isPlain ? ' ' : ' | ')
            .trimEnd(),
        );
    }
  }

  get text(): string {
    this.break();
    return this.level.lines.join('\n').replace(/^\n+|\n+$/g, '');
  }
}
