import { z } from 'zod';
import { blank, line, moment, namedKeys, optionalPaging, paging, search } from './fields';

const FILTER_LENGTH = 100;

/** A filter that takes one of a few values. */
export const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, `This must be one of: ${values.join(', ')}`).optional();

/** A filter that takes any one text, such as the name of a state; blank is no filter. */
export const anyText = blank(line(FILTER_LENGTH));

/** A filter by yes or no. */
export const yesOrNo = z
  .enum(['true', 'false'], 'This must be true or false')
  .transform((value) => value === 'true')
  .optional();

/** A filter by time: `from` is included, `to` is not. */
export const period = { from: moment.optional(), to: moment.optional() };

/** Lists without a period have neither of the two. */
function isForward(query: { from?: unknown; to?: unknown } & object): boolean {
  const { from, to } = query;
  return typeof from !== 'string' || typeof to !== 'string' || Date.parse(from) < Date.parse(to);
}

const unknownFilters = (keys: readonly string[]) =>
  `This list has no ${keys.length === 1 ? 'filter' : 'filters'} ${namedKeys(keys)}`;

const error: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'unrecognized_keys' ? unknownFilters(issue.keys as string[]) : undefined;

/**
 * The query of a list: page, size, search and its filters. Whatever else is sent is refused, so that nobody takes all
 * rows for those of a filter that does not exist.
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

/** The query of a list that is answered whole unless `page` is sent; filters as those of {@link listQuery}. */
export const wholeListQuery = <const F extends z.ZodRawShape>(filters: F) =>
  z.strictObject({ ...optionalPaging.shape, ...filters }, { error });

/** The query of a list that has pages alone. */
export const pageQuery = z.strictObject(paging.shape, { error });

/** The query of a short list that is always answered whole. */
export const emptyQuery = z.strictObject({}, { error });
