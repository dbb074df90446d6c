import type { RichPreview } from '@concord/contracts';
import { readMarks } from './marks';

/** Texts as they would be shown. They change with each key, so none of them is kept. */
export const previewOf = (texts: readonly string[]): RichPreview =>
  texts.map((text) => {
    const { parts, problem } = readMarks(text);
    return { shown: parts, ...(problem && { problem }) };
  });
