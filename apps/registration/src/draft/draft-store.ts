import { LIMITS } from '@concord/contracts';
import type { RegistrationForm } from '../form/registration-form';
import { draftDatabase, type Transact } from './draft-database';
import { draftOfForm, FILE_PLACES, formOfDraft, isUntouched, type FilePlace } from './draft-values';

const LIFETIME_MS = LIMITS.draftDays * 24 * 60 * 60 * 1000;

/** Raised when records are kept in another way than {@link formOfDraft} reads. */
const SCHEMA = 1;
const TEXT = 'text';
/** Counts how often the draft was ended; whoever holds an older count must not write it back. */
const ENDED = 'ended';

/** An unfinished form that the device kept. */
export interface Draft {
  readonly form: RegistrationForm;
  readonly changedAt: Date;
}

/** `ended`: it was registered or deleted in another tab, so nothing was written. */
export type Kept = 'kept' | 'ended';

/** The draft on this device, shared by every tab. */
export interface DraftStore {
  readonly load: () => Promise<Draft | null>;
  readonly saveText: (form: RegistrationForm) => Promise<Kept>;
  readonly saveFile: (place: FilePlace, file: unknown) => Promise<Kept>;
  readonly end: () => Promise<void>;
}

interface TextRecord {
  readonly schema: number;
  readonly changedAt: number;
  readonly values: unknown;
}

function readText(record: unknown): TextRecord | null {
  const read = record as Partial<TextRecord> | undefined;
  return typeof read?.schema === 'number' && read.schema <= SCHEMA && typeof read.changedAt === 'number'
    ? { schema: read.schema, changedAt: read.changedAt, values: read.values }
    : null;
}

const textOf = (form: RegistrationForm, changedAt: number): TextRecord => ({
  schema: SCHEMA,
  changedAt,
  values: draftOfForm(form).text,
});

const countOf = (value: unknown) => (typeof value === 'number' ? value : 0);

export function draftStore(transact: Transact = draftDatabase(), now: () => number = Date.now): DraftStore {
  /** The count that this tab's form belongs to. */
  let mine = 0;

  const write = (key: string, value: unknown): Promise<Kept> =>
    transact(async (records) => {
      if (countOf(await records.get(ENDED)) !== mine) return 'ended';
      await (value === null ? records.delete(key) : records.put(value, key));
      return 'kept';
    });

  const end = () =>
    transact(async (records) => {
      const next = countOf(await records.get(ENDED)) + 1;
      await records.clear();
      await records.put(next, ENDED);
      mine = next;
    });

  return {
    end,
    // An empty form is no draft, and leaves nothing behind.
    saveText: (form) => write(TEXT, isUntouched(form) ? null : textOf(form, now())),
    saveFile: (place, file) => write(place, file),
    load: async () => {
      const { text, files } = await transact(async (records) => {
        mine = countOf(await records.get(ENDED));
        const found: Partial<Record<FilePlace, unknown>> = {};
        for (const place of FILE_PLACES) found[place] = (await records.get(place)) as unknown;
        return { text: readText(await records.get(TEXT)), files: found };
      });
      const age = text ? now() - text.changedAt : 0;
      if (age > LIFETIME_MS) {
        await end();
        return null;
      }
      if (!text) return null;
      const form = formOfDraft(text.values, files);
      return isUntouched(form) ? null : { form, changedAt: new Date(text.changedAt) };
    },
  };
}
