import { posix } from 'node:path';
import { type Archive, FileError, notXlsx, refused } from '@concord/workbook';
import { addressesIn, isQtiRoot, QtiReader } from './qti';
import { inQti2 } from './qti-item';
import type { ReadFile } from './read-file';
import { decodeText } from './source-text';
import { found, named, parseXml, type XmlElement } from './xml-tree';

/** File that identifies a QTI package, in any folder. */
const QTI_MANIFEST = /(^|\/)imsmanifest\.xml$/i;
export const isQtiManifest = (name: string) => QTI_MANIFEST.test(name);

const ABSOLUTE = /^([a-z][a-z0-9+.-]*:|\/|\\)/i;
/** Maximum number of pictures of a file. QTI 2 has one file per question, QTI 1.2 one per quiz. */
const MAX_PICTURES = 200;
const MAX_MANIFESTS = 20;
const MISSING = 'is not in the package and was not imported';
const UNREADABLE = "can't be read and was not imported";
const NO_ITEMS = 'This package has no QTI questions';
const NEITHER =
  'This file is neither an Excel spreadsheet (.xlsx) nor a QTI package. Check that it is the right file';
const IS_QTI = /qti/i;
const QTI_FILE = /\.qti$/i;
/** Folder for the files of a course in Canvas and Common Cartridge. */
const COURSE_FILES = '$IMS-CC-FILEBASE$';

interface Resource {
  type: string;
  /** The path as written in the manifest. */
  href: string;
  /** Folder that `href` is relative to. */
  base: string;
}

const folded = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** Path of a part from a relative reference; undefined if it leads out of the package. */
function partName(base: string, href: string): string | undefined {
  const address = folded(href.replace(/[?#].*$/s, ''));
  if (address === '' || ABSOLUTE.test(address)) return undefined;
  const name = posix.normalize(posix.join(base, address));
  return name === '..' || name.startsWith('../') ? undefined : name;
}

const withBase = (base: string, { attributes }: XmlElement) =>
  posix.join(base, folded(attributes['xml:base'] ?? ''));

/** Resources of a manifest, in order. */
function resourcesOf(manifest: XmlElement, folder: string): Resource[] {
  const [resources] = named(manifest, 'resources');
  const base = resources ? withBase(withBase(folder, manifest), resources) : folder;
  return named(resources, 'resource').map((resource) => {
    const files = named(resource, 'file').map(({ attributes }) => attributes['href'] ?? '');
    const file = files.find((href) => /\.(xml|qti)$/i.test(href)) ?? files[0] ?? '';
    return {
      type: resource.attributes['type'] ?? '',
      href: resource.attributes['href']?.trim() || file,
      base: withBase(base, resource),
    };
  });
}

class PackageReader {
  readonly reader = new QtiReader();
  private readonly seen = new Set<string>();
  /** Parts that several items share; each is unpacked once. */
  private readonly parts = new Map<string, Buffer | undefined>();
  private readonly tests: { root: XmlElement; name: string }[] = [];
  /** Number of item references so far, resolved or not. */
  named = 0;

  constructor(private readonly archive: Archive) {}

  /** Reads a resource or reference, unless it has been read already. */
  async follow({ type, href, base }: Resource): Promise<void> {
    if (this.reader.isFull) return;
    const named = partName(base, href);
    const name = named && this.wholeOf(named);
    if (name !== undefined && this.seen.has(name)) return;
    const isItem = /^item$|item_|xmlv1/i.test(type);
    const content = name === undefined ? undefined : await this.archive.part(name);
    if (name === undefined || !content) {
      if (isItem) this.leave(href, MISSING);
      return;
    }
    this.seen.add(name);
    const root = rootOf(content);
    if (root && isQtiRoot(root)) await this.read(root, name);
    else if (root && /assessment-?(test|section)$/i.test(root.name))
      this.tests.push({ root: inQti2(root), name });
    else if (isItem) this.leave(href, UNREADABLE);
  }

  /** Reads items that only tests refer to, in order. */
  async followTests(): Promise<void> {
    for (let test = this.tests.shift(); test; test = this.tests.shift()) {
      const base = posix.dirname(test.name);
      const { root } = test;
      const texts = found(root, ({ name }) => name === 'rubricBlock');
      if (texts.length > 0) this.reader.collector.say(1, 'Texts above a section of a test were not imported');
      const isItem = ({ name }: XmlElement) => /^assessment(Item|Section)Ref$/.test(name);
      for (const { name, attributes } of found(root, isItem))
        await this.follow({
          type: name === 'assessmentItemRef' ? 'item' : 'section',
          href: attributes['href'] ?? '',
          base: withBase(base, root),
        });
    }
  }

  /**
   * Canvas stores a quiz twice: reduced for other systems, and complete in its own folder. Returns the complete one.
   */
  private wholeOf(name: string): string {
    const own = `non_cc_assessments/${posix.dirname(name)}.xml.qti`;
    return this.archive.names.has(own) ? own : name;
  }

  private async part(name: string | undefined): Promise<Buffer | undefined> {
    if (name === undefined) return undefined;
    const known = this.parts.has(name) ? this.parts.get(name) : await this.archive.part(name);
    this.parts.set(name, known);
    return known;
  }

  private leave(href: string, why: string): void {
    this.named += 1;
    this.reader.leave(href, why);
  }

  private async read(root: XmlElement, name: string): Promise<void> {
    this.named += 1;
    const base = withBase(posix.dirname(name), root);
    const { pictures, stimuli } = addressesIn(root);
    const parts = new Map<string, Uint8Array>();
    for (const src of new Set(pictures.slice(0, MAX_PICTURES))) {
      const bytes = await this.picture(src, base);
      if (bytes) parts.set(src, bytes);
    }
    const texts: XmlElement[] = [];
    for (const href of stimuli) {
      const content = await this.part(partName(base, href));
      const stimulus = content && rootOf(content);
      const [body] = stimulus ? named(inQti2(stimulus), 'stimulusBody') : [];
      if (!body) {
        this.reader.leave(
          root.attributes['title'] ?? name,
          'belongs to a text that is not in the package and was not imported',
        );
        return;
      }
      texts.push(body);
    }
    this.reader.readRoot(root, { picture: (src) => parts.get(src), stimuli: texts });
  }

  /** Content of a picture, stored near its item or with the files of its course. */
  private async picture(src: string, base: string): Promise<Uint8Array | undefined> {
    const ofCourse = folded(src).split(COURSE_FILES)[1]?.replace(/^\/+/, '');
    const names = ofCourse
      ? [partName('web_resources', ofCourse), partName('', ofCourse)]
      : [partName(base, src)];
    for (const name of names) {
      const bytes = await this.part(name);
      if (bytes) return bytes;
    }
    return undefined;
  }
}

/** Reads the items that the manifests of a QTI package refer to, directly or by a test. @throws FileError */
export async function readQtiPackage(archive: Archive): Promise<ReadFile> {
  const packages = new PackageReader(archive);
  const manifests = [...archive.names].filter(isQtiManifest).slice(0, MAX_MANIFESTS);
  for (const name of manifests) {
    const manifest = parseXml(decodeText((await archive.part(name)) ?? Buffer.alloc(0)));
    const resources = resourcesOf(manifest, posix.dirname(name));
    for (const resource of resources.filter(({ type, href }) => IS_QTI.test(type) || QTI_FILE.test(href)))
      await packages.follow(resource);
  }
  await packages.followTests();
  // Some packages refer to no items, or have no manifest.
  if (packages.named === 0)
    for (const name of archive.names) {
      const content =
        /\.(xml|qti)$/i.test(name) && !isQtiManifest(name) ? await archive.part(name) : undefined;
      const root = content && rootOf(content);
      if (root && isQtiRoot(root))
        await packages.follow({
          type: 'item',
          href: name.split('/').map(encodeURIComponent).join('/'),
          base: '',
        });
    }
  if (packages.named === 0) throw manifests.length > 0 ? refused(NO_ITEMS) : notXlsx(NEITHER);
  return packages.reader.end();
}

/** Undefined for a damaged part; other parts remain readable. */
function rootOf(content: Buffer): XmlElement | undefined {
  try {
    return parseXml(decodeText(content));
  } catch (error) {
    if (error instanceof FileError && error.reason !== 'too-large') return undefined;
    throw error;
  }
}
