const CAPTION_LENGTH = 40;

/** The caption in the grid, cut to 40 characters and an ellipsis. */
export function shortCaption(caption: string): string {
  const characters = [...caption];
  return characters.length > CAPTION_LENGTH ? `${characters.slice(0, CAPTION_LENGTH).join('')}…` : caption;
}

/** The alternative text of a picture: its whole caption. */
export const pictureAlt = (caption: string, position: number): string =>
  caption || `Picture ${position + 1}, without a caption`;
