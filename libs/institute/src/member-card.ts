export { DOVE } from './certificate-sheet/seal';
export { CARD_SIZE, cardRose, cardWaves } from './member-card/card-art';
