const CAPTION_LENGTH = 40;

/** A caption as the gallery shows it: its first 40 characters and an ellipsis. */
export const shortCaption = (caption: string): string => `${[...caption].slice(0, CAPTION_LENGTH).join('')}…`;
