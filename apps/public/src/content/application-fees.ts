import { APPLICATION_FEES } from '@concord/contracts';
import { naira } from './fees';

/** An application fee, parsed from a choice of the registration form: `Academic Programs (N8000)`. */
export interface ApplicationFee {
  readonly name: string;
  /** In naira. */
  readonly amount: number;
  /** In US dollars, if the institute accepts them. */
  readonly dollars?: number;
}

const parseChoice = (choice: string): ApplicationFee | undefined => {
  const [, name, amount, dollars] = /^(.+) \(N(\d+)(?:, \$(\d+))?\)$/.exec(choice) ?? [];
  if (!name || !amount) return undefined;
  return { name, amount: Number(amount), dollars: dollars ? Number(dollars) : undefined };
};

export const applicationFees: readonly ApplicationFee[] = APPLICATION_FEES.map(parseChoice).filter(
  (fee) => fee !== undefined,
);

export const formatApplicationFee = ({ amount, dollars }: ApplicationFee): string =>
  dollars ? `${naira(amount)} or $${dollars}` : naira(amount);

/** Fees of a kind of application; several if they vary. */
export const applicationFeesOf = (kind: string): readonly ApplicationFee[] =>
  applicationFees.filter(({ name }) => name.startsWith(kind));
