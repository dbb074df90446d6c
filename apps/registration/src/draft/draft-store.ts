import { LIMITS } from '@concord/contracts';
import type { RegistrationForm } from '../form/registration-form';
import { draftDatabase, type Transact } from './draft-database';
import { draftOfForm, FILE_FIELDS, formOfDraft, isUntouched, type FileField } from './draft-values';

const LIFETIME_MS = LIMITS.draftDays * 24 * 60 * 60 * 1000;

/** The version of the records; raise it when {@link formOfDraft} cannot read them any more. */
const SCHEMA = 1;
const TEXT = 'text';
/** The key of a counter of deletions (a tombstone): a tab with an older count must not write its form back. */
const ENDED = 'ended';

/** An unfinished form stored on the device. */
export interface Draft {
  readonly form: RegistrationForm;
  readonly changedAt: Date;
}

/** `ended`: the draft was registered or deleted in another tab, so nothing was written. */
export type WriteResult = 'written' | 'ended';

/** The draft on this device, shared by every tab. */
export type DraftStore = ReturnType<typeof draftStore>;

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

export function draftStore(transact: Transact = draftDatabase(), now: () => number = Date.now) {
  /** The count of deletions when this tab loaded the draft. */
  let ownCount = 0;

  const write = (key: string, value: unknown): Promise<WriteResult> =>
    transact(async (records) => {
      if (countOf(await records.get(ENDED)) !== ownCount) return 'ended';
      await (value === null ? records.delete(key) : records.put(value, key));
      return 'written';
    });

  /** Deletes the draft; other tabs cannot write it back. */
  const end = () =>
    transact(async (records) => {
      const next = countOf(await records.get(ENDED)) + 1;
      await records.clear();
      await records.put(next, ENDED);
      ownCount = next;
    });

  return {
    end,
    // An empty form is not stored.
    saveText: (form: RegistrationForm) => write(TEXT, isUntouched(form) ? null : textOf(form, now())),
    saveFile: (field: FileField, file: unknown) => write(field, file),
    load: async (): Promise<Draft | null> => {
      const { text, files } = await transact(async (records) => {
        ownCount = countOf(await records.get(ENDED));
        const found: Partial<Record<FileField, unknown>> = {};
        for (const field of FILE_FIELDS) found[field] = (await records.get(field)) as unknown;
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
