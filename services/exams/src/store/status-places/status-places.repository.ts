import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { conflict, duplicateKeyOf, type ObjectId } from '@concord/nest-platform';
import { type Model, trusted } from 'mongoose';
import { LIST_BITS, STATUS_PLACE_MODEL, type StatusPlaceRecord } from './status-place.schema';

/** Maximum number of used places: with half of them free, 20 tries fail once in a million. */
const LIST_USED = LIST_BITS / 2;
const TRIES = 20;

/**
 * A pseudo-random index derived from the certificate, so that it is probably the same after restoring an older
 * backup.
 */
const indexFor = (certificate: ObjectId, tries: number) =>
  createHash('sha256')
    .update(`${String(certificate)} ${tries}`)
    .digest()
    .readUInt32BE() % LIST_BITS;

export type StatusPlace = Pick<StatusPlaceRecord, 'list' | 'index'>;

@Injectable()
export class StatusPlacesRepository {
  constructor(@InjectModel(STATUS_PLACE_MODEL) private readonly places: Model<StatusPlaceRecord>) {}

  /** The permanent place of a certificate. */
  async placeOf(certificate: ObjectId): Promise<StatusPlace> {
    const known = await this.find(certificate);
    if (known) return known;
    const list = Math.floor((await this.places.estimatedDocumentCount().exec()) / LIST_USED);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const place = { list, index: indexFor(certificate, tries) };
      const taken = await this.insert({ _id: certificate, ...place });
      if (!taken) return place;
      const own = taken.includes('_id') && (await this.find(certificate));
      if (own) return own;
    }
    throw conflict('CONFLICT', 'No place in a status list was found. Please try again');
  }

  async hasList(list: number): Promise<boolean> {
    return (await this.places.exists({ list })) !== null;
  }

  /** Places of these certificates in a list. */
  async indexesOf(list: number, certificates: readonly ObjectId[]): Promise<number[]> {
    const found = await this.places
      .find({ _id: trusted({ $in: certificates }), list }, { index: 1 })
      .lean<StatusPlaceRecord[]>()
      .exec();
    return found.map(({ index }) => index);
  }

  private find(certificate: ObjectId): Promise<StatusPlace | null> {
    return this.places.findById(certificate).lean<StatusPlace>().exec();
  }

  /** @returns undefined once stored, else the fields of the unique index that has a duplicate */
  private async insert(place: StatusPlaceRecord): Promise<string[] | undefined> {
    try {
      await this.places.create(place);
      return undefined;
    } catch (error) {
      const taken = duplicateKeyOf(error);
      if (!taken) throw error;
      return taken;
    }
  }
}
