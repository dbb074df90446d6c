import { z } from 'zod';
import { blank, line, moment, namedKeys, optionalPaging, paging, search } from './fields';

const FILTER_LENGTH = 100;

/** A filter that accepts one of a few values. */
export const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, `This must be one of: ${values.join(', ')}`).optional();

/** A filter that accepts any text, such as the name of a state; blank means no filter. */
export const anyText = blank(line(FILTER_LENGTH));

/** A yes/no filter. */
export const yesOrNo = z
  .enum(['true', 'false'], 'This must be true or false')
  .transform((value) => value === 'true')
  .optional();

/** A filter by time: `from` is inclusive, `to` exclusive. */
export const period = { from: moment.optional(), to: moment.optional() };

/** True if `from` is before `to`, or either is missing. */
function isForward(query: { from?: unknown; to?: unknown } & object): boolean {
  const { from, to } = query;
  return typeof from !== 'string' || typeof to !== 'string' || Date.parse(from) < Date.parse(to);
}

const unknownFilters = (keys: readonly string[]) =>
  `This list has no ${keys.length === 1 ? 'filter' : 'filters'} ${namedKeys(keys)}`;

const error: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'unrecognized_keys' ? unknownFilters(issue.keys as string[]) : undefined;

/**
 * Query of a list: page, size, search and its filters. Unknown keys are refused, so that a
 * misspelled filter never returns all rows.
 *
 * @example
 * export const mailListQuery = listQuery({ status: oneOf(MAIL_STATUSES), ...period });
 */
export function listQuery<const F extends z.ZodRawShape>(filters: F) {
  return z
    .strictObject({ ...paging.shape, search, ...filters }, { error })
    .refine((query) => isForward(query), {
      path: ['to'],
      error: 'The end time must be after the start time',
    });
}

/** Query of a list that is returned whole unless `page` is given; takes filters like {@link listQuery}. */
export const wholeListQuery = <const F extends z.ZodRawShape>(filters: F) =>
  z.strictObject({ ...optionalPaging.shape, ...filters }, { error });

/** Query of a list with paging and no filters. */
export const pageQuery = z.strictObject(paging.shape, { error });

/** Query of a short list that is always returned whole. */
export const emptyQuery = z.strictObject({}, { error });
