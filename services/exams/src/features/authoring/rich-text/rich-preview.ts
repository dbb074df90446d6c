import type { RichPreview } from '@concord/contracts';
import { readMarks } from './marks';

/** Texts as candidates would see them. They change with each key, so none is cached. */
export const previewOf = (texts: readonly string[]): RichPreview =>
  texts.map((text) => {
    const { parts, problem } = readMarks(text);
    return { shown: parts, ...(problem && { problem }) };
  });
