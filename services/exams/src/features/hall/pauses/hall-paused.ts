import { conflict } from '@concord/nest-platform';

/** While a whole hall session is paused, nobody of it begins or goes on alone. */
export const hallPaused = (message: string) => conflict('HALL_PAUSED', message);
