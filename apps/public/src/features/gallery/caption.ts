const CAPTION_LENGTH = 40;

/** A caption as the grid shows it: a longer one is cut to 40 characters followed by an ellipsis. */
export function shortCaption(caption: string): string {
  const characters = [...caption];
  return characters.length > CAPTION_LENGTH ? `${characters.slice(0, CAPTION_LENGTH).join('')}…` : caption;
}

/** What a picture is called where it cannot be seen: its whole caption. */
export const pictureName = (caption: string, position: number): string =>
  caption || `Picture ${position + 1}, without a caption`;
