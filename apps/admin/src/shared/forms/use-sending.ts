import { type ApiError, errorMessage, isApiError } from '@concord/api-client/requests';
import type { FieldPath, FieldValues, UseFormReturn } from '@concord/ui/forms';
import { type SubmitEventHandler, useState } from 'react';

interface Sending {
  readonly busy: boolean;
  /** Message of a refusal that concerns no field. */
  readonly failure: string | undefined;
  readonly onSubmit: SubmitEventHandler;
}

interface SendingOptions {
  /** Called for a refusal that concerns no field; by default it becomes `failure`. */
  readonly onRefused?: (error: unknown) => void;
  /** Called if the schema refuses the values. */
  readonly onIncomplete?: () => void;
}

/** Problems of single fields. A wrong second-factor code has its own error code. */
const issuesOf = ({ code, message, issues }: ApiError) =>
  code === 'SECOND_FACTOR' ? [{ path: 'code', message }] : issues;

/** Submits a form. Shows the server's messages at their fields, and focuses the first of these. */
export function useSending<Values extends FieldValues>(
  { handleSubmit, setError, setFocus, formState: { isSubmitting } }: UseFormReturn<Values>,
  send: (values: Values) => Promise<unknown>,
  { onRefused, onIncomplete }: SendingOptions = {},
): Sending {
  const [failure, setFailure] = useState<string>();

  const refuse = (error: unknown, values: Values) => {
    const issues = (isApiError(error) ? issuesOf(error) : []).filter(({ path }) => path in values);
    for (const { path, message } of issues) setError(path as FieldPath<Values>, { type: 'server', message });
    if (issues[0]) setFocus(issues[0].path as FieldPath<Values>, { shouldSelect: true });
    else if (onRefused) onRefused(error);
    else setFailure(errorMessage(error));
  };

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await send(values);
    } catch (error) {
      refuse(error, values);
    }
  }, onIncomplete);
  return { busy: isSubmitting, failure, onSubmit: (event) => void submit(event) };
}
