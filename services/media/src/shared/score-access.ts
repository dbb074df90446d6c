import type { DocumentKind, ExportKind } from '@concord/contracts';
import { isSuper, type StaffActor } from '@concord/nest-platform';

const SCORED: readonly (DocumentKind | ExportKind)[] = ['result-slip', 'results', 'slips', 'statistics'];

/** Access to documents and files with scores: of staff, SUPER_ADMIN only. */
export const mayHaveScores = (staff: StaffActor, kind: DocumentKind | ExportKind): boolean =>
  isSuper(staff) || !SCORED.includes(kind);
