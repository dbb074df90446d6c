import { conflict } from '@concord/nest-platform';

/** Refusal while a whole hall session is paused: none of its candidates may begin or continue alone. */
export const hallPaused = (message: string) => conflict('HALL_PAUSED', message);
