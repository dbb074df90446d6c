import type { Model } from 'mongoose';
import { backFill } from './back-fill';
import { beginningsOf, refoldedWords, UNFOLDED } from './search-words';

/**
 * Updates search words that an earlier version folded differently. A step of a service's
 * `DatabaseDefinition`.
 *
 * @example
 * 'search words of e-mails': (connection) => refoldWords(connection.model<MailRecord>(MAIL_MODEL, mailSchema)),
 */
export function refoldWords(model: Pick<Model<never>, 'collection'>): Promise<number> {
  return backFill<{ words: string[] }>(model, {
    where: { words: UNFOLDED },
    fields: ['words'],
    change: (record) => {
      const words = refoldedWords(record.words);
      return { $set: { words, beginnings: beginningsOf(words) } };
    },
  });
}
