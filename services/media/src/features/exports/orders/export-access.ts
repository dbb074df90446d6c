import { EXPORT_KINDS, type ExportKind } from '@concord/contracts';
import { forbidden, hasFinance, isSuper, type StaffActor } from '@concord/nest-platform';
import { mayHaveScores } from '../../../shared/score-access';

/** Lists that a SUPER_ADMIN alone can open. */
const SUPER_ONLY: readonly ExportKind[] = ['accounts', 'audit'];

/** Lists that need the finance permission. */
const FINANCE: readonly ExportKind[] = ['journal'];

/** Lists that a member of staff may open, and so may export. */
export const openKinds = (actor: StaffActor): readonly ExportKind[] =>
  EXPORT_KINDS.filter(
    (kind) =>
      mayHaveScores(actor, kind) &&
      (isSuper(actor) || !SUPER_ONLY.includes(kind)) &&
      (hasFinance(actor) || !FINANCE.includes(kind)),
  );

/** @throws AppError 403 for a list that this person cannot open. */
export function requireMayExport(actor: StaffActor, kind: ExportKind): void {
  if (!openKinds(actor).includes(kind)) throw forbidden('This list is not open to your role');
}
