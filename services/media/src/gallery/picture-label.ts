/** A picture as the audit log names it. */
export const pictureLabel = (caption: string): string =>
  caption.trim() ? `“${caption.trim()}”` : 'without a caption';
