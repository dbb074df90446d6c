import { useEffect, useState } from 'react';
import { internationalNumber } from './international-number';

type PhoneCheck = Awaited<ReturnType<typeof loadPhoneCheck>>;

let loaded: PhoneCheck | undefined;

/**
 * Loads validation by the phone library. It is large, so it loads when the first number is typed;
 * until then nothing is checked.
 */
async function loadPhoneCheck() {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const plausible = (country: string, typed: string) => {
    const number = parsePhoneNumberFromString(internationalNumber(country, typed));
    return number?.isValid() ? number : undefined;
  };
  return {
    isPlausible: (country: string, typed: string) => plausible(country, typed) !== undefined,
    /** The number in national format, or as typed if it is implausible. */
    inGroups: (country: string, typed: string) =>
      (typed.trim().startsWith('+') ? undefined : plausible(country, typed)?.formatNational()) ?? typed,
  };
}

export const phoneCheck = () => loaded;

/** The phone check, which starts loading once `wanted`. */
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
      // Offline, the number is sent unchecked; the server checks it.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [wanted, check]);
  return check;
}
