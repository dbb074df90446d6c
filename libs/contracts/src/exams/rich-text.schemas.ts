import { z } from 'zod';
import { listOf } from '../core/bounded';
import { strict } from '../core/fields';
import { LIMITS } from '../core/limits';
import { RICH_ATTRIBUTES, RICH_TAGS } from './rich-tags';

/** A piece of text, or an element whose content is the next `size` parts, with all of their own content. */
export const richPart = z.union([
  z.string(),
  z.object({
    tag: z.enum(RICH_TAGS),
    size: z.number().int(),
    attributes: z.partialRecord(z.enum(RICH_ATTRIBUTES), z.string()).optional(),
  }),
]);
export type RichPart = z.infer<typeof richPart>;

/** A text with formatting and formulas: its parts in the order in which they are read. A page makes elements of it. */
export const richText = z.array(richPart);
export type RichText = readonly RichPart[];

/** A question as it is shown; `options` stand as those of the question do. */
export const shownTexts = z.object({ question: richText, options: z.array(richText) });
export type ShownTexts = z.infer<typeof shownTexts>;

/** The same, of texts that may not be right yet: `problem` says why one is not. */
export const richPreview = z.array(z.object({ shown: richText, problem: z.string().optional() }));
export type RichPreview = z.infer<typeof richPreview>;

/** Texts of a question, while it is written. */
export const richPreviewBody = strict({
  texts: listOf(z.string().max(LIMITS.questionLength), LIMITS.examOptionsMax + 1, { min: 1 }),
});
