/** Name of a picture in the audit log. */
export const pictureLabel = (caption: string): string =>
  caption.trim() ? `“${caption.trim()}”` : 'without a caption';
