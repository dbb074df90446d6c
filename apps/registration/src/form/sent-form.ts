import { createContext } from 'react';

/** How far the form was sent. `serial` is the one that was sent with it, and complete. */
export interface SentForm {
  readonly stage: 'not sent' | 'sending' | 'unanswered' | 'registered';
  readonly serial?: string;
}

/** Given by the page, for the parts of the form that say something about the serial. */
export const SentFormContext = createContext<SentForm>({ stage: 'not sent' });
