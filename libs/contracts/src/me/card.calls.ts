import { defineCalls } from '../core/call';
import { myCardRoutes } from './card.routes';
import {
  myCard,
  myCardFile,
  myCardOrder,
  myCardOrderBody,
  myDirectory,
  myDirectoryBody,
} from './card.schemas';

export const myCardCalls = defineCalls(myCardRoutes, {
  myCard: {
    summary: 'The membership card of the person who signed in, as it is now',
    answer: myCard,
    refusals: [404],
  },
  myCardOrder: {
    summary: 'Order a plastic card, which is charged; one at a time',
    headers: {
      'Idempotency-Key': 'A random text for each order; a repetition with the same one answers the same',
    },
    body: myCardOrderBody,
    answer: myCardOrder,
    refusals: [404, 409, 503],
  },
  myDirectory: {
    summary: 'The choice of the person who signed in about the public directory',
    answer: myDirectory,
    refusals: [404],
  },
  myDirectoryReplace: {
    summary: 'Enter or leave the public directory, at once',
    body: myDirectoryBody,
    answer: myDirectory,
    refusals: [404, 409, 503],
  },
  myCardFile: {
    summary: 'The own card as a PDF of card size; repeat the call until it is done',
    answer: myCardFile,
    refusals: [404, 503],
  },
});
