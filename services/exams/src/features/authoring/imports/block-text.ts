import { CODE_MARK } from './formulas';
import { LineWriter } from './line-writer';
import { numberKind, numberLabel } from './list-numbers';
import type { Change, Loss, NamedImage, ReadText } from './read-text';
import { type Script, scripted } from '@concord/workbook';

const words = (text: string) => new Set(text.split(' '));
const BLOCKS = words(
  'p div li ul ol dl dt dd br hr h1 h2 h3 h4 h5 h6 table caption tr td th blockquote pre listing xmp section article ' +
    'aside header footer main nav figure figcaption address center form fieldset details summary body title prompt ' +
    'itembody rubricblock stimulusbody',
);
/** Elements whose content is not text of a question. */
const SILENT = words('script style template rp source track param feedbackinline feedbackblock');
const CODE = words('pre listing xmp textarea');
/** Elements with literal text, where a backslash begins no formula. */
const VERBATIM = words('pre listing xmp code kbd samp tt');
const FORMATTED = words('b strong i em mark font big small');
const FORMATS =
  /(?:^|[;\s-])(?:color\s*:(?!\s*(?:inherit|initial|transparent|black|#000))|font-weight\s*:\s*(?:bold|[6-9]00)|font-style\s*:\s*italic)/i;
/** Styles of raised or lowered text, which some editors write instead of a tag. */
const RAISED = /vertical-align\s*:\s*(?:super|text-top|[\d.]*[1-9][\d.]*(?:px|em|ex|pt|%))/i;
const LOWERED = /vertical-align\s*:\s*(?:sub|text-bottom|-[\d.]+(?:px|em|ex|pt|%))/i;
const HIDDEN = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
const LOST: Readonly<Record<string, Loss>> = {
  svg: 'picture',
  canvas: 'picture',
  math: 'formula',
  video: 'video',
  audio: 'recording',
  iframe: 'page',
  frame: 'page',
  object: 'file',
  embed: 'file',
  applet: 'file',
  include: 'file',
  input: 'field',
  select: 'field',
  textarea: 'field',
};
const CHANGED: Readonly<Record<string, Change>> = {
  u: 'underline',
  ins: 'underline',
  s: 'struck',
  strike: 'struck',
  del: 'struck',
};
const PICTURE_FILE = /\.(png|jpe?g|gif|webp|svg|bmp|tiff?)$/i;
const MEDIA_FILE =
  /\.(png|jpe?g|gif|webp|svg|mp[34]|m4[av]|ogg|og[av]|wav|webm|mov|avi|flv|swf|pdf|docx?)([?#]|$)/i;

/** A node of HTML or XML: a text, or an element with its name in lower case. */
interface MarkupNode<Node> {
  text?: string;
  name?: string;
  /** The value of an attribute. */
  attribute?: (name: string) => string | undefined;
  children: readonly Node[];
}

type Step<Node> = { node: Node; isCode: boolean; isVerbatim: boolean } | (() => void);
interface List {
  next: number;
  step: number;
  kind: string;
}

/** Extracts the text of marked-up nodes. A stack replaces recursion, so that deep nesting is safe. */
export function textOfNodes<Node>(nodes: readonly Node[], look: (node: Node) => MarkupNode<Node>): ReadText {
  return new NodeReader(look).read(nodes);
}

class NodeReader<Node> {
  private readonly writer = new LineWriter();
  private readonly losses = new Set<Loss>();
  private readonly changes = new Set<Change>();
  private readonly images: NamedImage[] = [];
  private readonly lists: (List | undefined)[] = [];
  private wasFormatted = false;

  constructor(private readonly look: (node: Node) => MarkupNode<Node>) {}

  read(nodes: readonly Node[]): ReadText {
    const steps: Step<Node>[] = nodes.map((node) => ({ node, isCode: false, isVerbatim: false })).reverse();
    for (let step = steps.pop(); step; step = steps.pop()) {
      if (typeof step === 'function') {
        step();
        continue;
      }
      const found = this.look(step.node);
      const { text, name = '', children } = found;
      if (text !== undefined)
        this.writer.add(
          step.isVerbatim ? text.replace(/([\\$[])(?=[([$t])/g, `$1${CODE_MARK}`) : text,
          step.isCode,
        );
      if (text !== undefined || this.isLeftOut(name, found)) continue;
      this.note(name, found);
      const end = this.open(name, found);
      if (end) steps.push(end);
      const isCode = step.isCode || CODE.has(name);
      const isVerbatim = step.isVerbatim || VERBATIM.has(name);
      for (let at = children.length - 1; at >= 0; at -= 1)
        steps.push({ node: children[at] as Node, isCode, isVerbatim });
    }
    if (this.writer.hadTable) this.changes.add('table');
    const { images, losses, changes, wasFormatted } = this;
    return {
      text: this.writer.text,
      hasTex: true,
      ...(images.length > 0 && { images }),
      ...(losses.size > 0 && { losses: [...losses] }),
      ...(changes.size > 0 && { changes: [...changes] }),
      ...(wasFormatted && { wasFormatted }),
    };
  }

  /** True if the content of an element is left out; records the loss. */
  private isLeftOut(name: string, { attribute, children }: MarkupNode<Node>): boolean {
    const value = (key: string) => attribute?.(key) ?? '';
    if (name === 'script' && value('type').startsWith('math/tex')) {
      const tex = children.map((child) => this.look(child).text ?? '').join('');
      this.writer.add(value('type').includes('display') ? `\\[${tex}\\]` : `\\(${tex}\\)`, false);
    }
    if (SILENT.has(name)) return true;
    if (HIDDEN.test(value('style'))) {
      this.changes.add('hidden');
      return true;
    }
    if (name === 'img') {
      const tex = value('data-equation-content');
      if (tex) this.writer.add(`\\(${tex}\\)`, false);
      else this.images.push({ src: value('src'), alt: value('alt') });
      return true;
    }
    const data = value('data');
    if (name === 'object' && (value('type').startsWith('image/') || PICTURE_FILE.test(data))) {
      this.images.push({ src: data, alt: value('alt') || value('label') });
      return true;
    }
    const loss = LOST[name];
    if (!loss) return false;
    if (name !== 'input' || value('type') !== 'hidden') this.losses.add(loss);
    return true;
  }

  private note(name: string, { attribute }: MarkupNode<Node>): void {
    const change = CHANGED[name];
    if (change) this.changes.add(change);
    const style = attribute?.('style') ?? '';
    if (/text-decoration[^;]*underline/i.test(style)) this.changes.add('underline');
    if (/text-decoration[^;]*overline/i.test(style)) this.changes.add('overline');
    if (/url\s*\(/i.test(style)) this.losses.add('picture');
    if (/symbol/i.test(name === 'font' ? (attribute?.('face') ?? '') : fontIn(style)))
      this.changes.add('symbols');
    if (/text-decoration[^;]*line-through/i.test(style)) this.changes.add('struck');
    if (FORMATTED.has(name) || FORMATS.test(style)) this.wasFormatted = true;
    const href = name === 'a' ? attribute?.('href')?.trim() : undefined;
    if (!href || href.startsWith('#')) return;
    // Moodle shows a link to an audio or video file as a player.
    if (MEDIA_FILE.test(href) || href.includes('@@PLUGINFILE@@')) this.losses.add('file');
    else this.changes.add('link');
  }

  /**
   * Begins an element.
   * @returns function that ends it
   */
  private open(name: string, { attribute, children }: MarkupNode<Node>): (() => void) | undefined {
    const { writer, lists } = this;
    const script = scriptOf(name, attribute?.('style') ?? '');
    if (script || name === 'rt') {
      if (!writer.begin()) return undefined;
      return () => {
        const inner = writer.end();
        writer.add(script ? scripted(inner, script) : `(${inner.trim()})`, false);
      };
    }
    if (name === 'q') {
      writer.add('“', false);
      return () => writer.add('”', false);
    }
    if (name === 'ol' || name === 'ul') {
      writer.break();
      const points = children.filter((child) => this.look(child).name === 'li').length;
      lists.push(name === 'ol' ? listOf(attribute, points) : undefined);
      return () => {
        lists.pop();
        writer.break();
      };
    }
    const list = name === 'li' ? lists.at(-1) : undefined;
    if (list) {
      const own = Number.parseInt(attribute?.('value') ?? '', 10);
      if (Number.isSafeInteger(own)) list.next = own;
      writer.label(numberLabel(list.next, list.kind));
      list.next += list.step;
      return () => writer.endItem();
    }
    if (name === 'table' && writer.beginTable()) return () => writer.endTable();
    if ((name === 'td' || name === 'th') && writer.beginCell()) return () => writer.endCell();
    if (name === 'tr') writer.beginRow();
    if (!BLOCKS.has(name)) return undefined;
    writer.break();
    return () => writer.break();
  }
}

const fontIn = (style: string) => /font-family\s*:([^;]*)/i.exec(style)?.[1] ?? '';

function scriptOf(name: string, style: string): Script | undefined {
  if (name === 'sup' || name === 'sub') return name;
  if (BLOCKS.has(name)) return undefined;
  return RAISED.test(style) ? 'sup' : LOWERED.test(style) ? 'sub' : undefined;
}

function listOf(attribute: MarkupNode<unknown>['attribute'], points: number): List {
  const isReversed = attribute?.('reversed') !== undefined;
  const start = Number.parseInt(attribute?.('start') ?? '', 10);
  return {
    next: Number.isSafeInteger(start) ? start : isReversed ? points : 1,
    step: isReversed ? -1 : 1,
    kind: numberKind(attribute?.('type'), attribute?.('style')),
  };
}
