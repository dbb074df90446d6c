import { examSignInBody } from '@concord/contracts';
import { checkSignIn } from './rules';

const EMAILS = [
  '',
  '  ',
  ' amina\u200b@example.com\ufeff',
  'amina',
  'amina@',
  'amina@example',
  'amina@example.com',
  ' Amina@Example.COM ',
  'a.b+c@mail.example.ng',
  '.a@example.com',
  'a..b@example.com',
  'a.@example.com',
  "o'neil@example.com",
  'é@example.com',
  'a@-example.com',
  `${'a'.repeat(250)}@example.com`,
];
const SERIALS = [
  '',
  ' ',
  'ABCD',
  'abcd-efgh-jkmn-pqrs',
  ' ABCD-EFGH-JKMN-PQRS ',
  'abcdefghjkmnpqrs',
  'ABCD EFGH JKMN PQRS',
  'ABCD\u2013EFGH\u2014JKMN\u2011PQRS',
  '\u200bABCD-EFGH-JKMN-PQRS\ufeff',
  'ABCD-EFGH-JKMN-PQRST',
  '!'.repeat(19),
];

const firstProblems = (typed: { email: string; SerialNumber: string }) => {
  const parsed = examSignInBody.safeParse(typed);
  const found: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) found[String(path[0])] ??= message;
  return { found, body: parsed.data };
};

describe('checkSignIn', () => {
  it.each(EMAILS.flatMap((email) => SERIALS.map((serial) => [email, serial] as const)))(
    'says of "%s" and "%s" what the contract says',
    (email, SerialNumber) => {
      const typed = { email, SerialNumber };
      const { found, body } = firstProblems(typed);
      const check = checkSignIn(typed);
      expect(check.problems).toEqual(found);
      if (body) expect(check.body).toEqual(body);
    },
  );
});
