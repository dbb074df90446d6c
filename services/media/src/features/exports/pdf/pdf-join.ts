import { type FileHandle, open } from 'node:fs/promises';
import {
  ParseSpeeds,
  PDFArray,
  PDFBool,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import type { BundleHead, NamedPage, PdfBundle } from './pdf-bundle';
import { movedRef, shiftNumbers, tagsOf } from './pdf-objects';

/** Object numbers of the joined file itself, below those of the joined documents. */
const ownObjects = () => ({
  pages: PDFRef.of(1),
  tags: PDFRef.of(2),
  parents: PDFRef.of(3),
  catalog: PDFRef.of(4),
  info: PDFRef.of(5),
});
const OWN_COUNT = 5;

type Numbered = readonly [PDFRef, PDFObject];
const name = (text: string) => PDFName.of(text);

/**
 * Joins the browser's PDFs into one, with their tags. Documents are read, renumbered and written one by one, so that the
 * file may exceed the memory. Anchors and outlines are dropped: no certificate has any.
 */
export class PdfJoin implements PdfBundle {
  private readonly objects = ownObjects();
  private readonly own = PDFContext.create();
  private readonly pages = PDFArray.withContext(this.own);
  private readonly tags = PDFArray.withContext(this.own);
  private readonly parents = PDFArray.withContext(this.own);
  /** Offset of each object, by its number. */
  private readonly offsets: number[] = [];
  private written = 0;
  private lastNumber = OWN_COUNT;
  private pageCount = 0;
  private nextKey = 0;

  private constructor(
    private readonly file: FileHandle,
    private readonly head: BundleHead,
  ) {}

  static async open(path: string, head: BundleHead): Promise<PdfJoin> {
    const join = new PdfJoin(await open(path, 'w', 0o600), head);
    // Bytes beyond ASCII mark the file as binary.
    await join.write(Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1'));
    return join;
  }

  async add(pdf: Buffer, added: readonly NamedPage[]): Promise<void> {
    const { context, catalog } = await PDFDocument.load(pdf, {
      updateMetadata: false,
      parseSpeed: ParseSpeeds.Fastest,
    });
    const pages = catalog.lookup(name('Pages'), PDFDict);
    const structure = catalog.lookupMaybe(name('StructTreeRoot'), PDFDict);
    const { elements, parents, nextKey } = tagsOf(context, structure);
    const count = pages.lookup(name('Count'), PDFNumber).asNumber();
    if (count !== added.length) throw new Error(`${added.length} documents were printed on ${count} pages`);
    this.pageCount += count;
    const shift = { numbers: this.lastNumber, keys: this.nextKey };
    const moved = context.enumerateIndirectObjects().flatMap(([ref, object]): Numbered[] => {
      if (object === catalog || object === structure) return [];
      shiftNumbers(object, shift);
      const at = movedRef(ref, shift);
      if (object === pages) this.pages.push(at);
      return [[at, object]];
    });
    pages.set(name('Parent'), this.objects.pages);
    for (const [ref, element] of elements) {
      element.set(name('P'), this.objects.tags);
      this.tags.push(movedRef(ref, shift));
    }
    for (const [key, ref] of parents) {
      this.parents.push(PDFNumber.of(key + shift.keys));
      this.parents.push(movedRef(ref, shift));
    }
    this.lastNumber += context.largestObjectNumber;
    this.nextKey += nextKey;
    await this.writeObjects(moved);
  }

  async end(): Promise<void> {
    const { own, head } = this;
    const made = PDFString.fromDate(head.madeAt);
    await this.writeObjects([
      [this.objects.pages, own.obj({ Type: 'Pages', Count: this.pageCount, Kids: this.pages })],
      [
        this.objects.tags,
        own.obj({
          Type: 'StructTreeRoot',
          K: this.tags,
          ParentTree: this.objects.parents,
          ParentTreeNextKey: this.nextKey,
        }),
      ],
      [this.objects.parents, own.obj({ Nums: this.parents })],
      [
        this.objects.catalog,
        own.obj({
          Type: 'Catalog',
          Pages: this.objects.pages,
          StructTreeRoot: this.objects.tags,
          MarkInfo: { Marked: PDFBool.True },
          ViewerPreferences: { DisplayDocTitle: PDFBool.True },
          Lang: PDFString.of('en'),
        }),
      ],
      [
        this.objects.info,
        own.obj({ Title: PDFHexString.fromText(head.title), CreationDate: made, ModDate: made }),
      ],
    ]);
    await this.write(this.table());
    await this.file.close();
  }

  abort(): void {
    void this.file.close().catch(() => undefined);
  }

  private async writeObjects(objects: readonly Numbered[]): Promise<void> {
    let at = this.written;
    const texts = objects.map(([{ objectNumber }, object]) => {
      const begin = Buffer.from(`${objectNumber} 0 obj\n`);
      const content = new Uint8Array(object.sizeInBytes());
      object.copyBytesInto(content, 0);
      const text = Buffer.concat([begin, content, Buffer.from('\nendobj\n')]);
      this.offsets[objectNumber] = at;
      at += text.length;
      return text;
    });
    await this.write(Buffer.concat(texts));
  }

  /** The cross-reference table, with an entry of 20 bytes for each number, and the trailer. */
  private table(): Buffer {
    const size = this.lastNumber + 1;
    const entries = Array.from({ length: size }, (_, number) => {
      const offset = this.offsets[number];
      return offset === undefined
        ? '0000000000 65535 f \n'
        : `${String(offset).padStart(10, '0')} 00000 n \n`;
    });
    const trailer = `<< /Size ${size} /Root ${this.objects.catalog.toString()} /Info ${this.objects.info.toString()} >>`;
    return Buffer.from(
      `xref\n0 ${size}\n${entries.join('')}trailer\n${trailer}\nstartxref\n${this.written}\n%%EOF\n`,
    );
  }

  private async write(bytes: Buffer): Promise<void> {
    await this.file.appendFile(bytes);
    this.written += bytes.length;
  }
}
