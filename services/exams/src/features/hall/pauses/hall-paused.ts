import { conflict } from '@concord/nest-platform';

/** Refusal to start or resume a single attempt while its whole hall session is paused. */
export const hallPaused = (message: string) => conflict('HALL_PAUSED', message);
