import type { DocumentKind, ExportKind } from '@concord/contracts';
import { isSuper, type StaffActor } from '@concord/nest-platform';

const SCORED: readonly (DocumentKind | ExportKind)[] = ['result-slip', 'results', 'slips', 'statistics'];

/** The one rule of this service: what has scores, on paper or in a file, is for SUPER_ADMIN alone among staff. */
export const mayHaveScores = (staff: StaffActor, kind: DocumentKind | ExportKind): boolean =>
  isSuper(staff) || !SCORED.includes(kind);
