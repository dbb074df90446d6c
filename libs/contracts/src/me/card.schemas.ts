import { z } from 'zod';
import { koboSum } from '../core/amounts';
import { body, line, moment, objectId, text } from '../core/fields';
import { documentStatus } from '../documents/documents.schemas';
import { cardOrderState } from '../members/cards.schemas';
import { DIRECTORY_LIMITS } from '../members/directory-limits';
import { MEMBER_GRADES, STANDINGS } from '../members/member-values';

/** An order of a plastic card, as its member sees it. */
export const myCardOrder = z.object({
  _id: objectId,
  state: cardOrderState,
  orderedAt: moment,
  sentAt: moment.optional(),
  /** In kobo. */
  amount: koboSum,
  address: z.string(),
});
export type MyCardOrder = z.infer<typeof myCardOrder>;

/** The card of a member, as it is at `at`. */
export const myCard = z.object({
  number: z.string(),
  name: z.string(),
  isOrganisation: z.boolean(),
  grade: z.enum(MEMBER_GRADES),
  /** First day of the membership. */
  since: z.string(),
  standing: z.enum(STANDINGS),
  isGood: z.boolean(),
  /** Last day of the present standing, where it is known. */
  until: z.string().optional(),
  at: moment,
  /** Path of the public page that tells the standing of the day; the card's code leads there. */
  path: z.string(),
  /** Signed link to the photo; absent without one. */
  photo: z.string().optional(),
  /** Price of a plastic card in kobo; null where none can be ordered. */
  fee: koboSum.nullable(),
  /** The latest order of a plastic card. */
  order: myCardOrder.optional(),
});
export type MyCard = z.infer<typeof myCard>;

const ADDRESS_LENGTH = 400;

/** Orders a plastic card. */
export const myCardOrderBody = body({
  address: text(ADDRESS_LENGTH, { min: 1, message: 'Enter the address to which we should send your card' }),
});
export type MyCardOrderBody = z.output<typeof myCardOrderBody>;

/** Progress of the card as a PDF; repeat the call until `status` is `done` or `failed`. */
export const myCardFile = documentStatus;

const choice = {
  /** Consent to the entry. */
  isListed: z.boolean('Say whether the directory may list you'),
  /** The state is shown as well. */
  showsState: z.boolean(),
};

/** Web and mail addresses, and numbers of a phone's length. */
const CONTACT = /@|\bhttps?:|\bwww\.|(?:\d[\s().-]*){7,}/i;

/** Choice of the public directory by the person who signed in. */
export const myDirectoryBody = body({
  ...choice,
  fields: line(DIRECTORY_LIMITS.fields).refine(
    (fields) => !CONTACT.test(fields),
    'Leave out phone numbers, e-mail and web addresses. The directory shows none',
  ),
});
export type MyDirectoryBody = z.output<typeof myDirectoryBody>;

/** The choice, and whether the entry is public today. */
export const myDirectory = z.object({
  ...choice,
  /** Fields of work in the member's words. */
  fields: z.string(),
  /** Absent until the first choice. */
  chosenAt: moment.optional(),
  /** True while the directory shows the entry. */
  isShown: z.boolean(),
  /** Parts of the entry that are always shown, and the state that would be. */
  name: z.string(),
  grade: z.enum(MEMBER_GRADES),
  state: z.string().nullable(),
});
export type MyDirectory = z.infer<typeof myDirectory>;
