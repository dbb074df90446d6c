import { z } from 'zod';
import { isBlank, withoutInvisible } from './invisible';
import { LIMITS } from './limits';

/** A MongoDB object id: 24 hexadecimal digits of either case. */
export const objectId = z
  .string()
  .regex(/^[0-9a-f]{24}$/i, 'This is not a valid id')
  .toLowerCase();

/** A moment in ISO 8601, UTC, in the format of `Date.prototype.toISOString`. */
export const moment = z.iso.datetime();

/** A calendar date `YYYY-MM-DD`. */
export const calendarDate = z.iso.date({ error: 'Enter the date as YYYY-MM-DD', abort: true });

/** An e-mail address, trimmed and lower-cased for storage and comparison. */
export const email = z
  .string('Email is required')
  .overwrite(withoutInvisible)
  .trim()
  .toLowerCase()
  .min(1, 'Email is required')
  .max(254, 'Please enter a valid email')
  .pipe(z.email('Please enter a valid email'));

/** A country's two-letter code, in upper case. */
export const countryCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'Enter the two-letter code of the country');

/**
 * Text longer than its limit by this factor is refused before normalisation, which takes quadratic
 * time for runs of combining marks: a million of them would block a service for minutes.
 */
const RAW_FACTOR = 10;

const isWithin = (value: string, max: number) =>
  value.length <= max || (value.length <= 2 * max && [...value].length <= max);

/** Control characters except tabs and line breaks. */
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
 * Free text, trimmed and NFC-normalised. Removes control characters and replaces lone surrogates by
 * U+FFFD. `max` counts code points, so an emoji counts once.
 */
export const text = (max: number, options: TextOptions = {}) => textOf(max, presentable, options);

const onOneLine = (value: string) => presentable(value.replace(/[\t\n\r\u2028\u2029]+/g, ' '));

/** Single-line {@link text}: tabs and line breaks become spaces. */
export const line = (max: number, options: TextOptions = {}) => textOf(max, onOneLine, options);

/** {@link line} without zero-width characters, which are often copied along with names and numbers. */
export const visibleLine = (max: number, options: TextOptions = {}) =>
  textOf(max, (value) => withoutInvisible(onOneLine(value)), options);

/** A name of at most `max` characters with at least one visible one. */
export const visibleName = (max: number) =>
  visibleLine(max, { min: 1 }).refine((name) => !isBlank(name), NEEDED);

/** A person's name: 1 to 100 characters, at least one visible. */
export const personName = visibleName(LIMITS.nameLength);

/** Text without visible characters counts as empty, so that blanks are not stored as a middle name. */
const isNothing = (value: unknown) => value === null || (typeof value === 'string' && isBlank(value));

/** An optional field: absent, null and blank all parse to `undefined`. */
export function blank<T extends z.ZodType>(schema: T) {
  // `preprocess` would lose the client's input type.
  return z
    .preprocess((value) => (isNothing(value) ? undefined : value), schema.optional())
    .optional() as z.ZodOptional<z.ZodType<z.output<T> | undefined, z.input<T> | null | ''>>;
}

/** A field of a change: absent keeps the value; null or blank clears it and parses to null. */
export function clearable<T extends z.ZodType>(schema: T) {
  return z
    .preprocess((value) => (isNothing(value) ? null : value), schema.nullable().optional())
    .optional() as z.ZodOptional<z.ZodType<z.output<T> | null | undefined, z.input<T> | null | ''>>;
}

/** One of a list of choices; the error message names the field and the choices. */
export const choice = <const T extends readonly [string, ...string[]]>(name: string, choices: T) =>
  z.enum(choices, choiceWords(name, choices));

/** Error message for an invalid choice. */
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

/** Maximum keys of an ordinary body; larger ones are hostile and are not copied. */
const KEYS_MAX = 200;
const KEYS_NAMED = 5;
const KEY_LENGTH = 50;

/** Names the first few keys, shortened: a hostile body may hold a million. */
export function namedKeys(keys: readonly string[]): string {
  const named = keys.slice(0, KEYS_NAMED).map((key) => JSON.stringify(key.slice(0, KEY_LENGTH)));
  return named.join(', ') + (keys.length > KEYS_NAMED ? ' and others' : '');
}

const unrecognized = (keys: readonly string[]) =>
  `Unrecognized ${keys.length === 1 ? 'key' : 'keys'}: ${namedKeys(keys)}`;

/** An object that rejects unknown keys; the error names the first few. */
export const strict = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? unrecognized(issue.keys) : undefined),
  });

/**
 * A request body that rejects unknown keys. Keys that clients send but the server must not trust
 * (uploader, author, storage ids) are dropped first.
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

/** Paging of a list that is returned whole unless `page` is given. */
export const optionalPaging = z.object({
  page: z.coerce.number<number>().int().min(1).max(1_000_000).optional(),
  pageSize: z.coerce.number<number>().int().min(1).max(LIMITS.pageSizeMax).default(LIMITS.pageSizes[0]),
});

/** Search text without operators; each word must be a prefix of a word in the searched fields. */
export const search = z.string().max(200, 'Use at most 200 characters in a search').optional();

/** `field` or `-field` for descending, from a fixed list. */
export function sortOf<const F extends string>(fields: readonly F[]) {
  const sorts = fields.flatMap((f) => [f, `-${f}`] as const) as [F, ...(F | `-${F}`)[]];
  return z.enum(sorts, `This list is sorted by one of: ${sorts.join(', ')}`).optional();
}

const MISSING_FILE = 'This file is missing';

/** A data URL, as the registration form and the gallery send it; the media service checks its content. */
export const dataUrl = z
  .string({ error: ({ input }) => (input == null ? MISSING_FILE : 'This must be a data URL') })
  .min(1, MISSING_FILE);

/** `{ _id }`, the answer to a removal. */
export const removed = z.object({ _id: z.string() });

/** `{ count }`, for menu badges and dashboard cards. */
export const count = z.object({ count: z.number().int() });
