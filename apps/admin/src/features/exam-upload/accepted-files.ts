/** Endings of the files that the page takes; the server tells a format by the content. */
export const ACCEPTED = ['.xlsx', '.xml', '.gift', '.txt', '.zip'] as const;

export const isAccepted = (name: string): boolean =>
  ACCEPTED.some((ending) => name.toLowerCase().endsWith(ending));
