import { LIMITS } from '@concord/contracts';
import { recordName } from '@concord/institute';
import type { CandidateName } from '../../../store/parts/candidate-name.schema';

type Name = Pick<CandidateName, 'surname' | 'firstName'> & { middleName?: string | null };

const MAX = LIMITS.certificateNameLength;

const joined = (...parts: (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ').normalize('NFC').replace(/\s+/gu, ' ').trim();

const lengthOf = (name: string): number => [...name].length;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Letters with their combining marks, so that cutting never separates them. */
const lettersOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

const initialsOf = (names: string | null | undefined): string =>
  joined(names)
    .split(' ')
    .filter(Boolean)
    .map((name) => `${lettersOf(name)[0] ?? ''}.`)
    .join(' ');

/** Cuts a name to the maximum length. */
function cut(name: string): string {
  let kept = '';
  for (const letter of lettersOf(name)) {
    if (lengthOf(kept) + lengthOf(letter) > MAX) break;
    kept += letter;
  }
  return kept.trim();
}

/** The name, in the order of a student's record. */
export const certificateNameOf = (name: Name): string => joined(recordName(name));

/** True if a name has more characters than fit on its line of a certificate. */
export const isTooLong = (name: string): boolean => lengthOf(name) > MAX;

/** Fullest form of a name that fits: middle names become initials, then they are left out, then the first name is. */
export function shortNameOf({ surname, firstName, middleName }: Name): string {
  const forms = [
    certificateNameOf({ surname, firstName, middleName }),
    joined(surname, firstName, initialsOf(middleName)),
    joined(surname, firstName),
    joined(surname, initialsOf(firstName), initialsOf(middleName)),
    joined(surname, initialsOf(firstName)),
    joined(surname),
  ];
  return forms.find((form) => !isTooLong(form)) ?? cut(joined(surname));
}
