import type { Archive } from '../archive/archive';
import { notXlsx } from '../archive/file.errors';
import { isOn, prefixed, readElements } from './xml-events';

const ROOT = '_rels/.rels';
const WORKBOOK = 'xl/workbook.xml';
const TYPES = '[content_types].xml';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';
const MAX_SHEETS = 200;
const MAX_RELATIONS = 10_000;

export type SheetState = 'visible' | 'hidden' | 'veryHidden';

/** A sheet as listed in the workbook. */
export interface SheetEntry {
  name: string;
  state: SheetState;
  /** Name of its part; undefined for sheets of charts and macros. */
  part: string | undefined;
}

export interface Relation {
  /** Last segment of its type, the same in both forms of the format. */
  kind: string;
  /** A part of the archive, or an external address. */
  target: string;
  isExternal: boolean;
}

/** The parts of an archive by name, regardless of case. */
export class WorkbookParts {
  private readonly names: ReadonlyMap<string, string>;
  private readonly unpacked = new Map<string, Buffer>();

  constructor(private readonly archive: Archive) {
    this.names = new Map([...archive.names].map((name) => [name.toLowerCase(), name]));
  }

  has(name: string): boolean {
    return this.names.has(name.toLowerCase());
  }

  async part(name: string): Promise<Buffer | undefined> {
    const found = this.names.get(name.toLowerCase());
    return found === undefined ? undefined : this.archive.part(found);
  }

  /** A part that several others refer to; it is unpacked once. */
  async shared(name: string): Promise<Buffer | undefined> {
    const found = this.unpacked.get(name);
    if (found) return found;
    const part = await this.part(name);
    if (part) this.unpacked.set(name, part);
    return part;
  }

  /** Relations of a part by id. */
  async relationsOf(name: string): Promise<ReadonlyMap<string, Relation>> {
    const slash = name.lastIndexOf('/') + 1;
    const part = await this.part(`${name.slice(0, slash)}_rels/${name.slice(slash)}.rels`);
    return part ? relations(part, name.slice(0, slash)) : new Map();
  }

  /** Name of the main part of the workbook. @throws FileError for another type of document, or with macros */
  async workbook(): Promise<string | undefined> {
    if ((await this.part('mimetype'))?.includes(OPEN_DOCUMENT))
      throw notXlsx('This is an OpenDocument file (.ods). Save it as .xlsx');
    const types = await this.part(TYPES);
    if (!types) return undefined;
    const root = await this.part(ROOT);
    const main = root && [...relations(root, '').values()].find(({ kind }) => kind === 'officeDocument');
    const found = main?.target ?? WORKBOOK;
    if (/\.bin$/i.test(found))
      throw notXlsx('This spreadsheet is in the binary format (.xlsb). Save it as .xlsx');
    const isWorkbook = this.has(found) && !/^(word|ppt|visio)\//i.test(found);
    if (isWorkbook && types.includes('macroEnabled'))
      throw notXlsx('This spreadsheet holds macros. Save it as .xlsx without them');
    return isWorkbook ? found : undefined;
  }
}

function relations(part: Buffer, folder: string): Map<string, Relation> {
  const found = new Map<string, Relation>();
  readElements(part, {
    open: (name, { Id, Type = '', Target = '', TargetMode }) => {
      if (name !== 'Relationship' || Id === undefined || found.size >= MAX_RELATIONS) return;
      const isExternal = TargetMode === 'External';
      const target = isExternal ? Target : resolved(folder, Target);
      found.set(Id, { kind: Type.slice(Type.lastIndexOf('/') + 1), target, isExternal });
    },
    close: () => undefined,
    text: () => undefined,
  });
  return found;
}

/** Name of a part from a target: relative to a folder, or absolute with a slash. */
function resolved(folder: string, target: string): string {
  const path = target.replaceAll('\\', '/');
  const steps = (path.startsWith('/') ? path : `${folder}${path}`).split('/');
  const kept: string[] = [];
  for (const step of steps) {
    if (step === '..') kept.pop();
    else if (step !== '' && step !== '.') kept.push(step);
  }
  return kept.join('/');
}

const stateOf = (state: string | undefined): SheetState =>
  state === 'hidden' || state === 'veryHidden' ? state : 'visible';

/** Sheets of a workbook, and its epoch. */
export async function readWorkbookPart(
  parts: WorkbookParts,
  name: string,
): Promise<{ sheets: SheetEntry[]; is1904: boolean; related: ReadonlyMap<string, Relation> }> {
  const related = await parts.relationsOf(name);
  const sheets: SheetEntry[] = [];
  let is1904 = false;
  const part = await parts.part(name);
  if (part)
    readElements(part, {
      open: (element, attributes) => {
        if (element === 'workbookPr') is1904 = isOn(attributes['date1904']);
        if (element !== 'sheet' || sheets.length >= MAX_SHEETS) return;
        const relation = related.get(prefixed(attributes, 'id') ?? '');
        sheets.push({
          name: attributes['name'] ?? `Sheet ${sheets.length + 1}`,
          state: stateOf(attributes['state']),
          part: relation?.kind === 'worksheet' ? relation.target : undefined,
        });
      },
      close: () => undefined,
      text: () => undefined,
    });
  return { sheets, is1904, related };
}
