/** Messages if the PDF cannot be created, with alternatives. */
export const PRINT_FAULTS = {
  refused: 'There was an error generating your print out, contact admin',
  expired: 'The PDF was available for 30 minutes only. You can print the form from this page instead.',
  unavailable: 'The PDF is not available right now. You can print the form from this page instead.',
} as const;
