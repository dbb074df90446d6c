import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The preferred language of multilingual texts. */
const WANTED = /^en([-_]|$)/i;
const MAX_HEAD = 100;

/** Index of the preferred language: English, or else the first. */
function chosen(languages: readonly string[]): number {
  const wanted = languages.findIndex((language) =>
    language.split(',').some((each) => WANTED.test(each.trim())),
  );
  return wanted === -1 ? 0 : wanted;
}

/** Chooses the language of multilingual texts, and records their languages, the preferred one first. */
export class Languages {
  private readonly found = new Set<string>();

  /** @returns index of the preferred language */
  choose(languages: readonly string[]): number {
    const at = chosen(languages);
    if (new Set(languages).size > 1)
      for (const language of [languages[at] ?? '', ...languages]) this.found.add(language);
    return at;
  }

  get names(): { languages?: string[] } {
    return this.found.size > 1 ? { languages: [...this.found] } : {};
  }
}

interface Block {
  language: string;
  content: string;
  end: number;
}

/** Reads the block `{mlang en}…{mlang}` at this index. */
function blockAt(text: string, at: number): Block | undefined {
  const head = /^\{\s*mlang\s+([\w,\s-]{1,80}?)\s*\}/i.exec(text.slice(at, at + MAX_HEAD));
  if (!head) return undefined;
  const begin = at + head[0].length;
  const close = /\{\s{0,5}mlang\s{0,5}\}/gi;
  close.lastIndex = begin;
  const found = close.exec(text);
  if (!found) return undefined;
  return { language: head[1] ?? '', content: text.slice(begin, found.index), end: close.lastIndex };
}

/** Reduces each run of `{mlang}` blocks to one language. */
export function withoutMlang(text: string, languages: Languages): string {
  const lastClose = [...text.matchAll(/\{\s{0,5}mlang\s{0,5}\}/gi)].at(-1)?.index ?? -1;
  if (lastClose === -1) return text;
  let read = '';
  let run: Block[] = [];
  const close = () => {
    const real = run.filter(({ language }) => language.toLowerCase() !== 'other');
    const all = real.length > 0 ? real : run;
    read += all[languages.choose(all.map(({ language }) => language))]?.content ?? '';
    run = [];
  };
  for (let at = 0; at < text.length;) {
    const block = text[at] === '{' && at < lastClose ? blockAt(text, at) : undefined;
    if (block) {
      // A repeated language begins a new run.
      if (run.some(({ language }) => language === block.language)) close();
      run.push(block);
      at = block.end;
      continue;
    }
    const [blank = ''] = /^\s*(?=\{)/.exec(text.slice(at, at + 50)) ?? [];
    if (run.length > 0 && blank !== '' && at < lastClose && blockAt(text, at + blank.length)) {
      at += blank.length;
      continue;
    }
    if (run.length > 0) close();
    read += text[at];
    at += 1;
  }
  if (run.length > 0) close();
  return read;
}

const attribute = (node: Node, name: string) =>
  'attrs' in node ? node.attrs.find((each) => each.name === name)?.value : undefined;

/** Language of an element that is one of several translations. */
function languageOf(node: Node): string | undefined {
  if (!('tagName' in node)) return undefined;
  const isOne = node.tagName === 'lang' || /(^|\s)multilang(\s|$)/i.test(attribute(node, 'class') ?? '');
  return isOne ? attribute(node, 'lang') : undefined;
}

const isBlank = (node: Node) => 'value' in node && node.value.trim() === '';

/** Reduces each run of translated nodes to one language. */
export function withoutOtherLanguages(nodes: readonly Node[], languages: Languages): Node[] {
  if (!nodes.some(languageOf)) return [...nodes];
  const kept: Node[] = [];
  let run: Node[] = [];
  const close = () => {
    const found = run.filter((node) => languageOf(node) !== undefined);
    const read = found[languages.choose(found.map((node) => languageOf(node) ?? ''))];
    if (read) kept.push(read);
    kept.push(...run.slice(run.findLastIndex((node) => languageOf(node) !== undefined) + 1));
    run = [];
  };
  for (const node of nodes) {
    const language = languageOf(node);
    if (language !== undefined && run.some((other) => languageOf(other) === language)) close();
    if (language !== undefined || (run.length > 0 && isBlank(node))) run.push(node);
    else {
      if (run.length > 0) close();
      kept.push(node);
    }
  }
  if (run.length > 0) close();
  return kept;
}
