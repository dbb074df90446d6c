import { printColours } from '@concord/institute';
import PDFDocument from 'pdfkit';

/** Font files. */
export interface Fonts {
  readonly regular: string;
  readonly bold: string;
}

/** One millimetre in points. The layout is in millimetres. */
const MM = 72 / 25.4;

/** A4 width, and the area that every printer can print, in millimetres. */
export const PAGE: Readonly<Record<'width' | 'left' | 'right' | 'top', number>> = {
  width: 210,
  left: 17,
  right: 193,
  top: 15,
};
export const FULL_WIDTH = PAGE.right - PAGE.left;
/** Width of one of two columns, and the start of the second one. */
export const HALF = (FULL_WIDTH - 8) / 2;
export const SECOND = PAGE.left + HALF + 8;

/** Colours that stay distinct on a monochrome printer. */
export const INK = {
  text: '#1b241f',
  soft: '#4a5650',
  line: '#5d6a63',
  get tint() {
    return printColours().pale;
  },
  get brand() {
    return printColours().brand;
  },
  paper: '#ffffff',
} as const;

/** Creation date of the PDF. Constant, so that the same form has the same bytes. */
const EDITION = new Date('2026-11-21T00:00:00Z');

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly width?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly lineGap?: number;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A PDF with coordinates in millimetres. Its content is tagged for screen readers, or decoration. */
export class Sheet {
  readonly #doc: PDFKit.PDFDocument;
  readonly #fonts: Fonts;
  readonly #root: PDFKit.PDFStructureElement;
  #section: PDFKit.PDFStructureElement;

  constructor(title: string, author: string, subject: string, fonts: Fonts) {
    this.#fonts = fonts;
    this.#doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      font: fonts.regular,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-NG',
      displayTitle: true,
      info: { Title: title, Author: author, Subject: subject, CreationDate: EDITION, ModDate: EDITION },
    });
    this.#root = this.#doc.struct('Document', { title });
    this.#doc.addStructure(this.#root);
    this.#section = this.#root;
  }

  addPage(): void {
    this.#doc.addPage({ size: 'A4', margin: 0 });
  }

  /** Tags content added by `draw` as one section. */
  section(title: string, draw: () => void): void {
    this.group('Sect', draw, title);
  }

  /** Tags content added by `draw` as a section, a list (`L`), a table or a table row. */
  group(type: 'Sect' | 'L' | 'Table' | 'TR', draw: () => void, title?: string): void {
    const outer = this.#section;
    const group = this.#doc.struct(type, { title });
    outer.add(group);
    this.#section = group;
    draw();
    group.end();
    this.#section = outer;
  }

  /** Tags content added by `draw`; screen readers follow the order of the calls. */
  tagged(type: string, draw: () => void, options: PDFKit.Mixins.StructureElementOptions = {}): void {
    const element = this.#doc.struct(type, options, draw);
    this.#section.add(element);
    element.end();
  }

  /** Marks what `draw` adds as decoration: lines, boxes, tints. */
  ornament(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    this.paint(draw);
    this.#doc.endMarkedContent();
  }

  /** Draws inside the current tag; restores the graphics state. */
  paint(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.#doc.save();
    draw(this.#doc);
    this.#doc.restore();
  }

  /** Writes text at a position and returns its height. */
  write(words: string, x: number, y: number, style: TextStyle = {}): number {
    const options = this.#prepared(style);
    const height = this.#doc.heightOfString(words, options);
    this.#doc.fillColor(style.color ?? INK.text).text(words, mm(x), mm(y), options);
    return height / MM;
  }

  /** {@link write}, tagged as a paragraph. */
  paragraph(words: string, x: number, y: number, style: TextStyle = {}, type = 'P'): number {
    let height = 0;
    this.tagged(type, () => (height = this.write(words, x, y, style)));
    return height;
  }

  line(x1: number, y1: number, x2: number, y2: number, weight = 0.25, color: string = INK.line): void {
    this.ornament((doc) =>
      doc.lineWidth(mm(weight)).moveTo(mm(x1), mm(y1)).lineTo(mm(x2), mm(y2)).stroke(color),
    );
  }

  box({ x, y, width, height }: Frame, weight = 0.25, radius = 0): void {
    this.ornament((doc) =>
      doc.lineWidth(mm(weight)).roundedRect(mm(x), mm(y), mm(width), mm(height), mm(radius)).stroke(INK.line),
    );
  }

  fill({ x, y, width, height }: Frame, color: string, radius = 0): void {
    this.ornament((doc) => doc.roundedRect(mm(x), mm(y), mm(width), mm(height), mm(radius)).fill(color));
  }

  /** Adds the footer with the page number to every page and returns the PDF. */
  async finish(footer: string): Promise<Buffer> {
    const { count } = this.#doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.#doc.switchToPage(index);
      this.#doc.markContent('Artifact', { type: 'Pagination' });
      this.#doc.lineWidth(mm(0.2)).moveTo(mm(PAGE.left), mm(286)).lineTo(mm(PAGE.right), mm(286));
      this.#doc.stroke(INK.line);
      const style = { size: 8, color: INK.soft, width: FULL_WIDTH };
      this.write(footer, PAGE.left, 287.5, style);
      this.write(`Page ${index + 1} of ${count}`, PAGE.left, 287.5, { ...style, align: 'right' });
      this.#doc.endMarkedContent();
    }
    this.#root.end();
    const parts: Buffer[] = [];
    this.#doc.on('data', (part: Buffer) => parts.push(part));
    const ended = new Promise<void>((resolve, reject) => this.#doc.on('end', resolve).on('error', reject));
    this.#doc.end();
    await ended;
    return Buffer.concat(parts);
  }

  #prepared({ size = 9.5, bold = false, width, align = 'left', lineGap = 0 }: TextStyle) {
    this.#doc.font(bold ? this.#fonts.bold : this.#fonts.regular).fontSize(size);
    return { align, lineGap, ...(width ? { width: mm(width) } : { lineBreak: false }) };
  }
}

export function mm(length: number): number {
  return length * MM;
}
