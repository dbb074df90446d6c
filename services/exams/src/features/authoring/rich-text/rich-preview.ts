import type { RichPreview } from '@concord/contracts';
import { readMarks } from './marks';

/** Texts as candidates would see them. Each key changes them, so none is cached. */
export const previewOf = (texts: readonly string[]): RichPreview =>
  texts.map((text) => {
    const { parts, problem } = readMarks(text);
    return { shown: parts, ...(problem && { problem }) };
  });
