import { useEffect, useState } from 'react';
import { internationalNumber } from './international-number';

type PhoneCheck = Awaited<ReturnType<typeof loadPhoneCheck>>;

let loaded: PhoneCheck | undefined;

/**
 * Checks typed numbers with the phone library. The library is large, so it is loaded when the first number is typed;
 * without it nothing is checked.
 */
async function loadPhoneCheck() {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const plausible = (country: string, typed: string) => {
    const number = parsePhoneNumberFromString(internationalNumber(country, typed));
    return number?.isValid() ? number : undefined;
  };
  return {
    isPlausible: (country: string, typed: string) => plausible(country, typed) !== undefined,
    /** The number in its national format; as typed where it is not plausible. */
    inGroups: (country: string, typed: string) =>
      (typed.trim().startsWith('+') ? undefined : plausible(country, typed)?.formatNational()) ?? typed,
  };
}

/** The check, if it is loaded. */
export const phoneCheck = () => loaded;

/** The check, loaded once `wanted`. */
export function usePhoneCheck(wanted: boolean): PhoneCheck | undefined {
  const [check, setCheck] = useState(loaded);
  useEffect(() => {
    if (!wanted || check) return undefined;
    let isUnmounted = false;
    loadPhoneCheck().then(
      (now) => {
        loaded = now;
        if (!isUnmounted) setCheck(now);
      },
      // Offline: the number is sent unchecked; the server checks it anyway.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [wanted, check]);
  return check;
}
