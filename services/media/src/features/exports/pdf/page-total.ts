/** Untyped parts of PDFKit that this file uses: PDF objects that are completed later. */
interface DeferredObject {
  data: { Resources: { Font: Record<string, unknown> } };
  end(content: string): void;
}
interface Internals {
  ref(data: object): DeferredObject;
  addContent(content: string): void;
  page: { xobjects: Record<string, DeferredObject> };
  _font: { ref(): unknown; encode(text: string): readonly [readonly string[], unknown] };
}

/** Width for the number right of `Page n of`, in points. */
const ROOM = 34;

/**
 * Prints the total number of pages on each page, though it is known only at the end: all pages refer to one drawing,
 * which is written last.
 */
export class PageTotal {
  private readonly inside: Internals;
  private readonly drawing: DeferredObject;
  private style = { size: 0, color: '' };

  constructor(private readonly doc: PDFKit.PDFDocument) {
    this.inside = doc as unknown as Internals;
    this.drawing = this.inside.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, -5, ROOM, 15],
      Resources: { Font: {} },
    });
  }

  /** Prints `Page n of m`, ending near `right`. */
  print(before: string, right: number, y: number, size: number, color: string): void {
    this.style = { size, color };
    this.doc.font('regular').fontSize(size).fillColor(color);
    const x = right - ROOM;
    this.doc.text(before, x - this.doc.widthOfString(before), y, { lineBreak: false });
    this.inside.page.xobjects.Total = this.drawing;
    // PDFKit flips the y axis of pages; the drawing is placed on the baseline of the text.
    const baseline = y + size * 1.069;
    this.inside.addContent(`q 1 0 0 -1 ${x.toFixed(2)} ${baseline.toFixed(2)} cm /Total Do Q`);
  }

  end(pages: number): void {
    this.doc.font('regular');
    const { _font: font } = this.inside;
    const [glyphs] = font.encode(` ${pages}`);
    this.drawing.data.Resources.Font = { F: font.ref() };
    const [red, green, blue] = [1, 3, 5].map((at) => parseInt(this.style.color.slice(at, at + 2), 16) / 255);
    const text = `BT /F ${this.style.size} Tf ${red} ${green} ${blue} rg <${glyphs.join('')}> Tj ET`;
    this.drawing.end(text);
  }
}
