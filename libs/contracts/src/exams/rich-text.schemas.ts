import { z } from 'zod';
import { listOf } from '../core/bounded';
import { strict } from '../core/fields';
import { LIMITS } from '../core/limits';
import { RICH_ATTRIBUTES, RICH_TAGS } from './rich-tags';

/** A piece of text, or an element that contains the next `size` parts, including nested ones. */
export const richPart = z.union([
  z.string(),
  z.object({
    tag: z.enum(RICH_TAGS),
    size: z.number().int(),
    attributes: z.partialRecord(z.enum(RICH_ATTRIBUTES), z.string()).optional(),
  }),
]);
export type RichPart = z.infer<typeof richPart>;

/** Text with formatting and formulas: its parts in reading order, which a page turns into elements. */
export const richText = z.array(richPart);
export type RichText = readonly RichPart[];

/** A rendered question; `options` are in the order of the question's. */
export const shownTexts = z.object({ question: richText, options: z.array(richText) });
export type ShownTexts = z.infer<typeof shownTexts>;

/** Rendered preview of unfinished texts; `problem` says why one is invalid. */
export const richPreview = z.array(z.object({ shown: richText, problem: z.string().optional() }));
export type RichPreview = z.infer<typeof richPreview>;

/** Texts of a question being edited. */
export const richPreviewBody = strict({
  texts: listOf(z.string().max(LIMITS.questionLength), LIMITS.examOptionsMax + 1, { min: 1 }),
});
