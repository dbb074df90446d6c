import { fileUrl } from '@concord/api-client';
import { type MemberState, readCopy, storeCopy, useMember } from '@concord/api-client/member';
import type { MyCard } from '@concord/contracts';
import { useEffect, useMemo, useState } from 'react';
import { smallPhoto } from './kept-photo';
import { useMyCardQuery } from './requests';

const COPY = 'card';

/** Card of an earlier visit, with the photo as a data URL. */
interface KeptCard {
  readonly card: MyCard;
  readonly photo?: string | undefined;
}

/** A copy of an earlier release may lack fields, and is then not shown. */
function isKept(value: unknown): value is KeptCard {
  const { card } = (value ?? {}) as Partial<KeptCard>;
  return [card?.number, card?.name, card?.grade, card?.at, card?.path, card?.since].every(
    (text) => typeof text === 'string',
  );
}

function readKept(member: MemberState): KeptCard | undefined {
  const value = readCopy(member, COPY);
  return isKept(value) ? value : undefined;
}

/** Stores the card for a visit without a connection, at once without and then with its photo. */
function useStoredCopy(member: MemberState, card: MyCard | undefined): void {
  useEffect(() => {
    if (!card) return undefined;
    let isMounted = true;
    storeCopy(member, COPY, { card, photo: readKept(member)?.photo } satisfies KeptCard);
    if (card.photo)
      smallPhoto(fileUrl(card.photo))
        .then((photo) => isMounted && storeCopy(member, COPY, { card, photo } satisfies KeptCard))
        // The card is complete without it.
        .catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [member, card]);
}

/** A card as the page shows it. */
export interface ShownCard {
  readonly card: MyCard;
  /** URL of the photo. */
  readonly photo: string | undefined;
  /** True for the card of an earlier visit. */
  readonly isOld: boolean;
}

/** The card of the signed-in member: as it is now, else as it was at the last visit on this device. */
export function useCard() {
  const member = useMember();
  const query = useMyCardQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnReconnect: true });
  const [kept] = useState(() => readKept(member));
  // A reload that fails takes away neither the card nor the form below it.
  const fresh = query.currentData;
  useStoredCopy(member, fresh);
  const shown = useMemo<ShownCard | undefined>(() => {
    if (fresh) return { card: fresh, photo: fresh.photo && fileUrl(fresh.photo), isOld: false };
    return kept && { card: kept.card, photo: kept.photo, isOld: true };
  }, [fresh, kept]);
  return { shown, query };
}
