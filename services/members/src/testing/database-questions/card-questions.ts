import type { Questions } from '@concord/nest-platform/testing';
import { cardRecord } from '../card-record';
import { id, now, other, page, text } from './query-fixtures';
import type { MembersRepositories } from './repositories';

const record = cardRecord();

/** Queries about payments by card. */
export function cardQuestions({ cards, movedCards }: MembersRepositories): Questions {
  return {
    'a card payment': async () => {
      await cards.find(text);
      await cards.withReference('paystack', 'CARD-1');
      await cards.withRequest(text);
      await cards.ofMember(text, 'CARD-1');
    },
    'card payments of a member in a day': () => cards.countSince(text, now),
    'all card payments of a member': () => cards.allOf(id),
    'card payments, by state, and those that wait for staff': async () => {
      await cards.list(page);
      await cards.list({ ...page, state: 'mismatch' });
      await cards.list({ ...page, waiting: true });
      await cards.list({ ...page, search: 'card-1' });
    },
    'card payments to ask about': () => cards.due(now),
    'changes of a card payment': async () => {
      await cards.askNow(id);
      await cards.begun(id, 'https://checkout.example');
      await cards.replace(record, record);
    },
    'card payments that a merge moves, and of a member who is erased': async () => {
      await movedCards.move(id, other, text);
      await movedCards.giveBack(id, text, [text]);
      await movedCards.erase(id, text);
    },
  };
}
