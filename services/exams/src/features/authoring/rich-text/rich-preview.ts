import type { RichPreview } from '@concord/contracts';
import { readMarks } from './marks';

/** Texts as candidates see them. Not cached, because each keystroke changes them. */
export const previewOf = (texts: readonly string[]): RichPreview =>
  texts.map((text) => {
    const { parts, problem } = readMarks(text);
    return { shown: parts, ...(problem && { problem }) };
  });
