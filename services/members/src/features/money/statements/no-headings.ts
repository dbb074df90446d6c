/** Message about a file whose columns are not found. */
export const NO_HEADINGS =
  'No row of this file has headings for a date and an amount. Choose a profile, or add one that names them';
