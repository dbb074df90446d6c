import { z } from 'zod';
import { blank, body, line, moment, objectId, strict, visibleLine } from '../core/fields';
import { memberTask } from '../tasks/tasks.schemas';

/** Columns of a register that can be imported. `name` is a whole name, surname first. */
export const IMPORT_COLUMNS = [
  'number',
  'name',
  'title',
  'surname',
  'firstName',
  'middleName',
  'organisation',
  'email',
  'phoneNumber',
  'state',
  'grade',
  'inductedOn',
  'history',
  'balance',
  'notes',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** Headings of a template; each is known when a file is read. */
export const IMPORT_HEADINGS: Record<ImportColumn, string> = {
  number: 'Member number',
  name: 'Full name',
  title: 'Title',
  surname: 'Surname',
  firstName: 'First name',
  middleName: 'Middle name',
  organisation: 'Organisation',
  email: 'Email',
  phoneNumber: 'Phone',
  state: 'State',
  grade: 'Grade',
  inductedOn: 'Induction date',
  history: 'Grade history',
  balance: 'Opening balance',
  notes: 'Notes',
};

export const IMPORT_LIMITS = {
  rows: 20_000,
  /** Problems named in one answer. */
  problems: 200,
  headingLength: 100,
  cellLength: 500,
  /** Cells that staff correct in one reading. */
  fixes: 200,
  /** Named forms of registers. */
  profiles: 50,
} as const;

/** Heading of each column in the file; an absent column is not imported. */
export const importColumns = z.partialRecord(
  z.enum(IMPORT_COLUMNS),
  z.string().max(IMPORT_LIMITS.headingLength),
);
export type ImportColumns = z.infer<typeof importColumns>;

/** Text that staff put in place of a cell. */
export const importFixes = z
  .array(
    z.strictObject({
      row: z.int().min(1),
      column: z.enum(IMPORT_COLUMNS),
      text: z.string().max(IMPORT_LIMITS.cellLength),
    }),
  )
  .max(IMPORT_LIMITS.fixes, `Correct at most ${IMPORT_LIMITS.fixes} cells here, and the others in the file`);
export type ImportFixes = z.infer<typeof importFixes>;

/** A cell that keeps its row from being imported. */
export const importProblem = z.object({
  row: z.int(),
  /** Name or number in the row; empty without both. */
  who: z.string(),
  column: z.enum(IMPORT_COLUMNS),
  text: z.string(),
  message: z.string(),
});
export type ImportProblem = z.infer<typeof importProblem>;

/** A file as it would be imported. */
export const memberImportPreview = z.object({
  headings: z.array(z.string()),
  columns: importColumns,
  /** Rows below the headings. */
  rows: z.int(),
  /** Rows that become members. */
  ready: z.int(),
  /** Rows whose number a member has already; they are left out. */
  known: z.int(),
  /** Rows that cannot be imported; `problems` names the first ones. */
  faulty: z.int(),
  problems: z.array(importProblem),
  /** Sum of the opening balances in kobo. */
  balance: z.int(),
});
export type MemberImportPreview = z.infer<typeof memberImportPreview>;

/** An import that has begun. Rows with problems are left out; the mended file can be imported again. */
export const memberImport = memberImportPreview.extend({
  /** Id of the import, to undo it. */
  import: objectId,
  task: memberTask,
});
export type MemberImport = z.infer<typeof memberImport>;

/** Outcome of an undo. */
export const memberImportUndone = z.object({ removed: z.int() });
export type MemberImportUndone = z.infer<typeof memberImportUndone>;

const by = z.object({ _id: objectId, username: z.string() });

/** An import of the last 30 days; `members` became members or were to. */
export const memberImportRecord = z.object({
  _id: objectId,
  /** Name of the file; absent for imports of an earlier version. */
  file: z.string().optional(),
  at: moment,
  by: by.optional(),
  members: z.int(),
  undone: z.boolean(),
  /** Latest moment for an undo. */
  undoUntil: moment,
});
export type MemberImportRecord = z.infer<typeof memberImportRecord>;

const heading = blank(line(IMPORT_LIMITS.headingLength));
const profileFields = {
  name: visibleLine(60, { min: 1 }),
  columns: strict({
    number: heading,
    name: heading,
    title: heading,
    surname: heading,
    firstName: heading,
    middleName: heading,
    organisation: heading,
    email: heading,
    phoneNumber: heading,
    state: heading,
    grade: heading,
    inductedOn: heading,
    history: heading,
    balance: heading,
    notes: heading,
  } satisfies Record<ImportColumn, typeof heading>),
};

/** Saves the headings of a register under a name. */
export const importProfileBody = body(profileFields);
export type ImportProfileBody = z.output<typeof importProfileBody>;

/** A named form of registers: the heading of each column. */
export const importProfile = strict({ ...profileFields, _id: objectId });
export type ImportProfile = z.infer<typeof importProfile>;
