import { z } from 'zod';
import { anyText, oneOf } from '../core/list-query';
import { DIRECTORY_LIMITS } from './directory-limits';
import { MEMBER_GRADES } from './member-values';

/** Search of the public directory; each word is the beginning of a part of the name. */
export const directoryQuery = z.strictObject({
  name: anyText,
  grade: oneOf(MEMBER_GRADES),
  state: anyText,
  page: z.coerce.number<number>().int().min(1).max(DIRECTORY_LIMITS.pages).default(1),
});
export type DirectoryQuery = z.output<typeof directoryQuery>;

/** An entry, without number, address, phone or e-mail. */
export const directoryEntry = z.object({
  name: z.string(),
  grade: z.enum(MEMBER_GRADES),
  state: z.string().optional(),
  fields: z.string().optional(),
});
export type DirectoryEntry = z.infer<typeof directoryEntry>;

/** A page of the directory. */
export const directoryPage = z.object({
  entries: z.array(directoryEntry),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  /** True if search engines may list the directory, as staff set. */
  isIndexed: z.boolean(),
});
export type DirectoryPage = z.infer<typeof directoryPage>;
