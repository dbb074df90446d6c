/** The error of a field for its helper text; screen readers announce it when it appears. */
export const errorText = (message: string | undefined) =>
  message ? <span role="alert">{message}</span> : undefined;
