/** The error of a field inside its helper text, read out when it appears. */
export const errorText = (message: string | undefined) =>
  message ? <span role="alert">{message}</span> : undefined;
