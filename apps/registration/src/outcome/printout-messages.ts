/** Why there is no PDF of the form, and what to do instead. */
export const PRINT_FAULTS = {
  refused: 'There was an error generating your print out, contact admin',
  expired: 'The half hour for the PDF is over. You can print the form from this page instead.',
  unavailable: 'The PDF cannot be made at the moment. You can print the form from this page instead.',
} as const;
