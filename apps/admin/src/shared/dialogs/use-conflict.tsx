import { isApiError } from '@concord/api-client/requests';
import { Alert } from '@concord/ui/display';
import { type ReactNode, useState } from 'react';

interface Conflict {
  /** Sends, and keeps the message of a conflict. */
  readonly watched: (sending: () => Promise<unknown>) => Promise<void>;
  /** True for a conflict, for `isShown` of a `SchemaDialog`. */
  readonly isConflict: (error: unknown) => boolean;
  /** The message, until something else is typed. */
  readonly alert: ReactNode;
}

const isConflict = (error: unknown) => isApiError(error) && error.status === 409;

/**
 * Shows in a dialog why the state of a record forbids what it asks for.
 * @param typed text by which the dialog is confirmed
 */
export function useConflict(typed: string): Conflict {
  const [refused, setRefused] = useState({ typed: '', message: '' });

  const watched = async (sending: () => Promise<unknown>) => {
    setRefused({ typed: '', message: '' });
    try {
      await sending();
    } catch (error) {
      if (isApiError(error) && isConflict(error)) setRefused({ typed, message: error.message });
      throw error;
    }
  };
  const isCurrent = refused.message !== '' && refused.typed.trim() === typed.trim();
  return {
    watched,
    isConflict,
    alert: isCurrent ? <Alert severity="error">{refused.message}.</Alert> : null,
  };
}
