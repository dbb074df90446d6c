import type { NameOfPerson } from '@concord/contracts';
import { searchFields } from '@concord/nest-platform';

const wordsOf = (...names: (string | undefined)[]) => searchFields(names).words;

/**
 * True if a certificate may belong to this person: it has surname and first name in any order, and otherwise only the
 * middle name or its initials. Namesakes match too, as certificates have no further details.
 */
export function bearsName(
  certificateName: string,
  { surname, firstName, middleName }: NameOfPerson,
): boolean {
  const written = wordsOf(certificateName);
  const needed = wordsOf(surname, firstName);
  const middle = wordsOf(middleName);
  const allowed = new Set([...needed, ...middle, ...middle.map((word) => [...word][0])]);
  return (
    needed.length > 0 &&
    needed.every((word) => written.includes(word)) &&
    written.every((word) => allowed.has(word))
  );
}
