import {
  ParseSpeeds,
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFObjectCopier,
  PDFRef,
} from '@cantoo/pdf-lib';
import { tagsOf } from './pdf-objects';

const name = (text: string) => PDFName.of(text);

/** Keys of a tag that refer to other tags; all others are copied unchanged. */
const LINKS = new Set(['/P', '/K', '/Pg']);

/**
 * Splits a PDF of the browser into one for each page, with its own tags. Content that runs over two pages is without its
 * tag, and anchors are left out; no certificate has either.
 * @param titles of the documents, one for each page
 * @throws Error when the PDF has more pages or fewer.
 */
export async function splitPages(pdf: Buffer, titles: readonly string[]): Promise<Buffer[]> {
  const whole = await PDFDocument.load(pdf, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  const count = whole.getPageCount();
  if (count !== titles.length) throw new Error(`${titles.length} documents were printed on ${count} pages`);
  const files: Buffer[] = [];
  for (const [at, title] of titles.entries()) files.push(await fileOf(whole, at, title));
  return files;
}

async function fileOf(whole: PDFDocument, at: number, title: string): Promise<Buffer> {
  const file = await PDFDocument.create({ updateMetadata: false });
  const [page] = await file.copyPages(whole, [at]);
  if (!page) throw new Error(`There is no page ${at}`);
  file.addPage(page);
  file.setTitle(title, { showInWindowTitleBar: true });
  file.setLanguage('en');
  const [made, producer] = [whole.getCreationDate(), whole.getProducer()];
  if (made) file.setCreationDate(made);
  if (producer) file.setProducer(producer);
  const structure = whole.catalog.lookupMaybe(name('StructTreeRoot'), PDFDict);
  if (structure) {
    const tags = new PageTags(whole, file, at);
    page.node.set(name('StructParents'), PDFNumber.of(0));
    file.catalog.set(name('StructTreeRoot'), tags.copy(structure));
    file.catalog.set(name('MarkInfo'), file.context.obj({ Marked: PDFBool.True }));
  }
  return Buffer.from(await file.save({ useObjectStreams: false }));
}

/** The tags of one page, copied into the file that has it alone. */
class PageTags {
  private readonly from: PDFContext;
  private readonly to: PDFContext;
  private readonly copier: PDFObjectCopier;
  private readonly page: { readonly from: PDFRef; readonly to: PDFRef; readonly key: PDFObject | undefined };
  private readonly copies = new Map<PDFRef, PDFRef>();

  constructor(whole: PDFDocument, file: PDFDocument, at: number) {
    this.from = whole.context;
    this.to = file.context;
    this.copier = PDFObjectCopier.for(this.from, this.to);
    const page = whole.getPage(at);
    this.page = { from: page.ref, to: file.getPage(0).ref, key: page.node.get(name('StructParents')) };
  }

  /** @returns the root of the copy. */
  copy(structure: PDFDict): PDFRef {
    const { elements, parents } = tagsOf(this.from, structure);
    const root = this.to.nextRef();
    const tops = elements.flatMap(([ref]) => this.element(ref, root) ?? []);
    const [, marked] = parents.find(([key]) => String(key) === this.page.key?.toString()) ?? [];
    const owners = marked ? this.from.lookup(marked, PDFArray).asArray() : [];
    const copied = owners.map((owner) => (owner instanceof PDFRef && this.copies.get(owner)) || PDFNull);
    this.to.assign(
      root,
      this.to.obj({
        Type: 'StructTreeRoot',
        K: tops,
        ParentTree: { Nums: [0, this.to.register(this.to.obj(copied))] },
        ParentTreeNextKey: 1,
      }),
    );
    return root;
  }

  /** @returns undefined for an element of other pages alone. */
  private element(ref: PDFRef, parent: PDFRef): PDFRef | undefined {
    const element = this.from.lookup(ref, PDFDict);
    const isHere = element.get(name('Pg')) === this.page.from;
    const at = this.to.nextRef();
    const inner = element.lookup(name('K'));
    const kids = inner instanceof PDFArray ? inner.asArray() : [element.get(name('K'))];
    const copied = kids.flatMap((kid): PDFObject[] => {
      if (kid instanceof PDFRef) return [this.element(kid, at) ?? []].flat();
      return isHere && kid instanceof PDFNumber ? [kid] : [];
    });
    if (copied.length === 0) return undefined;
    const copy = this.to.obj({ P: parent, K: copied, ...(isHere ? { Pg: this.page.to } : {}) });
    for (const [key, value] of element.entries())
      if (!LINKS.has(key.asString())) copy.set(key, this.copier.copy(value));
    this.to.assign(at, copy);
    this.copies.set(ref, at);
    return at;
  }
}
