import { z } from 'zod';
import { isBlank, withoutInvisible } from './invisible';
import { LIMITS } from './limits';

/** A MongoDB object id as 24 lower-case or upper-case hexadecimal digits. */
export const objectId = z
  .string()
  .regex(/^[0-9a-f]{24}$/i, 'This is not a valid id')
  .toLowerCase();

/** A moment as ISO 8601 in UTC, as `Date.prototype.toISOString` writes it. */
export const moment = z.iso.datetime();

/** A calendar date `YYYY-MM-DD`. */
export const calendarDate = z.iso.date({ error: 'Enter the date as YYYY-MM-DD', abort: true });

/** An e-mail address, trimmed and lower-cased: the form in which it is stored and compared. */
export const email = z
  .string('Email is required')
  .overwrite(withoutInvisible)
  .trim()
  .toLowerCase()
  .min(1, 'Email is required')
  .max(254, 'Please enter a valid email')
  .pipe(z.email('Please enter a valid email'));

/**
 * Text longer than this many times its limit is refused as it came. Normalising takes time in proportion to the
 * square of a run of combining marks: a million of them, which a body can hold, would block a service for minutes.
 */
const RAW_FACTOR = 10;

const isWithin = (value: string, max: number) =>
  value.length <= max || (value.length <= 2 * max && [...value].length <= max);

/** Control characters other than tabs and line breaks. */
const UNSHOWABLE = /[^\P{Cc}\t\n\r]/gu;
const LONE_SURROGATES = /\p{Cs}/gu;
const presentable = (value: string) => value.replace(UNSHOWABLE, '').replace(LONE_SURROGATES, '\ufffd');

const NEEDED = 'This field is required';
const notText = ({ input }: { input?: unknown }) => (input == null ? NEEDED : 'This must be text');

/** Options of {@link text} and {@link line}; `message` replaces the text for a missing value. */
export interface TextOptions {
  min?: number;
  message?: string;
}

function textOf(max: number, prepare: (value: string) => string, { min = 0, message }: TextOptions) {
  const tooLong = `Use at most ${max} characters`;
  return z
    .string({ error: message ?? notText })
    .max(max * RAW_FACTOR, { error: tooLong, abort: true })
    .overwrite(prepare)
    .normalize('NFC')
    .trim()
    .min(min, { error: message ?? NEEDED, abort: true })
    .refine((value) => isWithin(value, max), tooLong)
    .meta({ maxLength: max });
}

/**
 * Free text, trimmed and NFC-normalised. Control characters are removed and lone surrogates become U+FFFD. `max` counts
 * characters (code points), so an emoji counts once.
 */
export const text = (max: number, options: TextOptions = {}) => textOf(max, presentable, options);

const onOneLine = (value: string) => presentable(value.replace(/[\t\n\r\u2028\u2029]+/g, ' '));

/** As {@link text}, on one line: tabs and line breaks become spaces. */
export const line = (max: number, options: TextOptions = {}) => textOf(max, onOneLine, options);

/** As {@link line}, without marks that nobody sees, which come along when a name or a number is copied. */
export const visibleLine = (max: number, options: TextOptions = {}) =>
  textOf(max, (value) => withoutInvisible(onOneLine(value)), options);

/** A name of so many characters at most, of which at least one is visible. */
export const visibleName = (max: number) =>
  visibleLine(max, { min: 1 }).refine((name) => !isBlank(name), NEEDED);

/** A person's name: any text of 1 to 100 characters with at least one visible character. */
export const personName = visibleName(LIMITS.nameLength);

/** Text with nothing to see counts as no text, so that blanks are no middle name. */
const isNothing = (value: unknown) => value === null || (typeof value === 'string' && isBlank(value));

/** A field that may be absent, null or blank: each of them comes out as `undefined`. */
export function blank<T extends z.ZodType>(schema: T) {
  // `preprocess` would leave clients without the type of what they send.
  return z
    .preprocess((value) => (isNothing(value) ? undefined : value), schema.optional())
    .optional() as z.ZodOptional<z.ZodType<z.output<T> | undefined, z.input<T> | null | ''>>;
}

/** A field of a change: absent leaves it as it is, null or blank text clears it and comes out as null. */
export function clearable<T extends z.ZodType>(schema: T) {
  return z
    .preprocess((value) => (isNothing(value) ? null : value), schema.nullable().optional())
    .optional() as z.ZodOptional<z.ZodType<z.output<T> | null | undefined, z.input<T> | null | ''>>;
}

/** One of a list of choices; a refusal names the field and the choices, for people. */
export const choice = <const T extends readonly [string, ...string[]]>(name: string, choices: T) =>
  z.enum(choices, choiceWords(name, choices));

/** What a refused choice is told: the name of the field and all that it can be. */
export function choiceWords(name: string, choices: readonly unknown[]): string {
  const others = choices.slice(0, -1).join(', ');
  return `${name}: choose ${others ? `${others} or ` : ''}${String(choices.at(-1))}`;
}

const IGNORED_KEYS = [
  'uploadedBy',
  'createdBy',
  'AddedBy',
  'mongoDbId',
  'mongoStudentId',
  'cloudinaryPublic',
  'cloudinaryPublicIds',
  'profileId',
  'qstNumber',
];

/** Bodies with more keys than this are hostile: they are not copied. */
const KEYS_MAX = 200;
const KEYS_NAMED = 5;
const KEY_LENGTH = 50;

/** Names the first of these keys, shortened: a hostile body may hold a million of them. */
export function namedKeys(keys: readonly string[]): string {
  const named = keys.slice(0, KEYS_NAMED).map((key) => JSON.stringify(key.slice(0, KEY_LENGTH)));
  return named.join(', ') + (keys.length > KEYS_NAMED ? ' and others' : '');
}

const unrecognized = (keys: readonly string[]) =>
  `Unrecognized ${keys.length === 1 ? 'key' : 'keys'}: ${namedKeys(keys)}`;

/** An object without unknown keys; the error names the first few unknown ones. */
export const strict = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? unrecognized(issue.keys) : undefined),
  });

/**
 * A request body: unknown keys are refused, but for those that clients send and the server must not trust
 * (who uploaded, who added, storage ids), which are dropped before the check.
 */
export function body<T extends z.ZodRawShape>(shape: T) {
  type Checked = ReturnType<typeof strict<T>>;
  const checked = z.preprocess((value) => withoutIgnored(value, shape), strict(shape));
  return checked as unknown as z.ZodPipe<z.ZodType<z.input<Checked>, z.input<Checked>>, Checked>;
}

function withoutIgnored(value: unknown, shape: object): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const ignored = IGNORED_KEYS.filter((key) => Object.hasOwn(value, key) && !(key in shape));
  if (ignored.length === 0 || Object.keys(value).length > KEYS_MAX) return value;
  const kept = { ...value } as Record<string, unknown>;
  for (const key of ignored) delete kept[key];
  return kept;
}

/** Paging of a list: `page` is 1-based, `pageSize` 1 to 100. */
export const paging = z.object({
  page: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number<number>().int().min(1).max(LIMITS.pageSizeMax).default(LIMITS.pageSizes[0]),
});

/** Paging of a list that is returned whole unless `page` is sent. */
export const optionalPaging = z.object({
  page: z.coerce.number<number>().int().min(1).max(1_000_000).optional(),
  pageSize: z.coerce.number<number>().int().min(1).max(LIMITS.pageSizeMax).default(LIMITS.pageSizes[0]),
});

/** Literal search text; each word must begin a word of the searched fields. */
export const search = z.string().max(200, 'Use at most 200 characters in a search').optional();

/** `field` or `-field` of a fixed list. */
export function sortOf<const F extends string>(fields: readonly F[]) {
  const sorts = fields.flatMap((f) => [f, `-${f}`] as const) as [F, ...(F | `-${F}`)[]];
  return z.enum(sorts, `This list is sorted by one of: ${sorts.join(', ')}`).optional();
}

const MISSING_FILE = 'This file is missing';

/** A data URL as the registration form and the gallery send it; its content is judged by the media service. */
export const dataUrl = z
  .string({ error: ({ input }) => (input == null ? MISSING_FILE : 'This must be a data URL') })
  .min(1, MISSING_FILE);

/** `{ _id }`, the answer to a removal. */
export const removed = z.object({ _id: z.string() });

/** `{ count }`, for menu badges and dashboard cards. */
export const count = z.object({ count: z.number().int() });
