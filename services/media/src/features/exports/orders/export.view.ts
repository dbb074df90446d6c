import { LIMITS, type ListExport } from '@concord/contracts';
import type { ExportRecord } from '../../../store/exports/export.schema';

/** Lifetime of a file from its request on, in ms. */
export const EXPORT_MS = LIMITS.exportHours * 3_600_000;

/** `linkTo` signs the link of a file; `fetched` are the downloaded files, if known. */
export function toListExport(
  record: ExportRecord,
  linkTo: (publicId: string) => string,
  fetched?: ReadonlySet<string>,
): ListExport {
  const { _id, kind, format, name, described, status, rows, total, createdAt, size, reason, public_id } =
    record;
  return {
    _id: _id.toString(),
    kind,
    format,
    name,
    status,
    rows,
    total,
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(createdAt.getTime() + EXPORT_MS).toISOString(),
    ...(described && { described }),
    ...(size !== undefined && { size }),
    ...(reason && { reason }),
    ...(status === 'done' && public_id && { url: linkTo(public_id) }),
    ...(status === 'done' && public_id && fetched && { isFetched: fetched.has(public_id) }),
  };
}
