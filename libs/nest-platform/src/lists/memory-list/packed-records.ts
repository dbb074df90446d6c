import { mongo } from 'mongoose';

const { BSON } = mongo;

type Fields = Readonly<Record<string, unknown>>;

/** Fields of many records, each stored as BSON text: a tenth of an object's memory, with dates and ids preserved. */
export class PackedRecords {
  private readonly packed: string[] = [];
  private readonly names: ReadonlySet<string>;

  /** @param fields top-level fields that records have beside their id */
  constructor(fields: readonly string[]) {
    this.names = new Set(['_id', ...fields]);
  }

  /** True if records hold exactly these fields and their id. */
  hasExactly(fields: readonly string[]): boolean {
    return (
      new Set([...fields, '_id']).size === this.names.size && fields.every((name) => this.names.has(name))
    );
  }

  set(row: number, record: Fields): void {
    this.packed[row] = this.pack(record);
  }

  /** True if `set` with this record would change nothing. */
  has(row: number, record: Fields): boolean {
    return this.packed[row] === this.pack(record);
  }

  clear(row: number): void {
    this.packed[row] = '';
  }

  /** @throws Error for a row that was never set, or is cleared. */
  get(row: number): Record<string, unknown> {
    return BSON.deserialize(Buffer.from(this.packed[row] ?? '', 'latin1'));
  }

  private pack(record: Fields): string {
    const kept = Object.entries(record).filter(([name]) => this.names.has(name));
    return Buffer.from(BSON.serialize(Object.fromEntries(kept))).toString('latin1');
  }
}
