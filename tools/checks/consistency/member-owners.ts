import type { Document } from 'mongodb';
import type { Owner } from './owner.ts';

type Files = readonly { readonly public_id: string }[];

/**
 * Members with the files that their CPD entries, upgrades and requests refer to. A merge moves these records, but
 * leaves their files with the member who sent them.
 */
export function memberOwners(records: readonly Document[], files: readonly Document[]): Owner[] {
  const holders = new Map(files.map(({ public_id, owner }) => [public_id as string, String(owner)]));
  const references = records.flatMap(({ member, files: sent }) =>
    (sent as Files).map(({ public_id }) => ({ id: holders.get(public_id) ?? String(member), public_id })),
  );
  return [...Map.groupBy(references, ({ id }) => id)].map(([id, own]) => ({
    source: 'member',
    id,
    references: own.map(({ public_id }) => ({ kind: 'member-file', public_id })),
  }));
}

/** Payments that members told about, with their evidence. An erasure keeps the payment without it. */
export function paymentOwners(accounts: readonly Document[], files: readonly Document[]): Owner[] {
  const evidence = Map.groupBy(
    files.filter(({ kind }) => kind === 'evidence'),
    ({ owner }) => String(owner),
  );
  return accounts
    .flatMap(({ payments = [] }) => payments as Document[])
    .filter(({ claim }) => claim)
    .map(({ _id }) => ({
      source: 'payment',
      id: String(_id),
      references: (evidence.get(String(_id)) ?? []).map(({ public_id }) => ({
        kind: 'evidence',
        public_id: public_id as string,
      })),
    }));
}
