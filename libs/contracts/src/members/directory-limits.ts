/** Limits of the public directory. */
export const DIRECTORY_LIMITS = {
  /** Maximum length of a member's fields of work. */
  fields: 200,
  /** Entries of a page. */
  pageSize: 20,
  /** Last page: visitors search, and nobody needs to copy all. */
  pages: 500,
} as const;
