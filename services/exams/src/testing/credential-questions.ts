import { Types, type Connection } from 'mongoose';
import type { CertificatesRepository } from '../certificates/certificates.repository';
import {
  STATUS_PLACE_MODEL,
  type StatusPlaceRecord,
  statusPlaceSchema,
} from '../credentials/status-place.schema';
import { StatusPlacesRepository } from '../credentials/status-places.repository';

/** Asks all that credentials and their status lists ask. */
export async function askForCredentials(
  connection: Connection,
  certificates: CertificatesRepository,
): Promise<void> {
  const model = connection.model<StatusPlaceRecord>(STATUS_PLACE_MODEL, statusPlaceSchema);
  const places = new StatusPlacesRepository(model);
  const certificate = new Types.ObjectId();
  await certificates.revokedIds();
  await places.placeOf(certificate);
  await places.hasList(0);
  await places.indexesOf(0, [certificate]);
}
