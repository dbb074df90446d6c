import { cardRose, cardWaves } from '@concord/institute/member-card';

// Computed once: some thousand points take a few milliseconds on a phone.
export const WAVES = cardWaves();
export const ROSE = cardRose();
