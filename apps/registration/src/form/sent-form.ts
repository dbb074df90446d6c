import { createContext } from 'react';

/** Submission stage of the form. `serial` is the submitted one, normalised. */
export interface SentForm {
  readonly stage: 'not sent' | 'sending' | 'unanswered' | 'registered';
  readonly serial?: string;
}

/** Provided by the page to parts of the form that show the serial's state. */
export const SentFormContext = createContext<SentForm>({ stage: 'not sent' });
