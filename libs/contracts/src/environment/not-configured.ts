/** Health report value for a feature that no operator has configured. */
export const NOT_CONFIGURED = 'not configured';
