import type { FeeKind } from '@concord/contracts';

/** Names of the kinds of fees. */
export const FEE_WORDS: Record<FeeKind, string> = {
  form: 'Application form',
  training: 'Training',
  induction: 'Induction',
  admission: 'Admission',
  levy: 'Development levy',
  subscription: 'Annual subscription',
  corporate: 'Corporate fee',
  penalty: 'Penalty',
  card: 'Membership card',
  opening: 'Opening balance',
  other: 'Other',
};
