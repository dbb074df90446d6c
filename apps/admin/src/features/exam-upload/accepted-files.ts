/** Accepted file extensions; the server detects the format from the content. */
export const ACCEPTED = ['.xlsx', '.xml', '.gift', '.txt', '.zip'] as const;

export const isAccepted = (name: string): boolean =>
  ACCEPTED.some((ending) => name.toLowerCase().endsWith(ending));
