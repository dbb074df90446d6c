import { useEffect, useState } from 'react';
import { internationalNumber } from './international-number';

/** What the phone library says of a number as it was typed. */
export interface PhoneCheck {
  readonly isPlausible: (country: string, typed: string) => boolean;
  /** The number in the groups in which it is written at home; as typed where it is not plausible. */
  readonly inGroups: (country: string, typed: string) => string;
}

let loaded: PhoneCheck | undefined;

/** The library is large, so it comes when the first number is typed; without it nothing is checked. */
async function loadPhoneCheck(): Promise<PhoneCheck> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const plausible = (country: string, typed: string) => {
    const number = parsePhoneNumberFromString(internationalNumber(country, typed));
    return number?.isValid() ? number : undefined;
  };
  return {
    isPlausible: (country, typed) => plausible(country, typed) !== undefined,
    inGroups: (country, typed) =>
      (typed.trim().startsWith('+') ? undefined : plausible(country, typed)?.formatNational()) ?? typed,
  };
}

/** The check if it is there already. */
export const phoneCheck = () => loaded;

/** The check, asked for as soon as it is `wanted`. */
export function usePhoneCheck(wanted: boolean): PhoneCheck | undefined {
  const [check, setCheck] = useState(loaded);
  useEffect(() => {
    if (!wanted || check) return undefined;
    let gone = false;
    loadPhoneCheck().then(
      (now) => {
        loaded = now;
        if (!gone) setCheck(now);
      },
      // Off-line: the number is sent unchecked, the server looks at it anyway.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted, check]);
  return check;
}
