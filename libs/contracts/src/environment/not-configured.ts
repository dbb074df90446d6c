/** The word of a health report for what works only where an operator sets it up, and nobody did. */
export const NOT_CONFIGURED = 'not configured';
