import { z } from 'zod';
import { isIdsOrFilter, SELECTION_MESSAGE, selectionOf } from '../core/bulk';
import { koboSum } from '../core/amounts';
import { body, moment, objectId } from '../core/fields';
import { givenReason } from '../core/intervention';
import { pageQuery } from '../core/list-query';
import { MEMBER_MAIL_KINDS } from './member-mail.schemas';
import { memberListQuery } from './members.schemas';
import { lagosDay } from './money';

/** States of a mail to a member: not requested yet, handed to the outbox, or left out for a reason. */
export const MEMBER_MAIL_STATES = ['due', 'requested', 'skipped'] as const;
export type MemberMailState = (typeof MEMBER_MAIL_STATES)[number];

/** Longest look ahead of the list of reminders, in days. */
const AHEAD_DAYS = 60;

const recipient = z.object({ _id: objectId, number: z.string(), name: z.string() });

/** A reminder that will go on a day; `blocked` says why it would not go as things are now. */
export const comingReminder = z.object({
  /** Charge and step. */
  _id: z.string(),
  member: recipient,
  charge: objectId,
  title: z.string(),
  /** In kobo. */
  open: koboSum,
  due: z.string(),
  /** Days from the due day, below 0 before it. */
  step: z.int(),
  on: z.string(),
  blocked: z.string().optional(),
});
export type ComingReminder = z.infer<typeof comingReminder>;

/** Reminders of today and of the next `days`; 7 without it. */
export const comingReminderQuery = pageQuery.extend({
  days: z.coerce.number<number>().int().min(0).max(AHEAD_DAYS).default(7),
});
export type ComingReminderQuery = z.output<typeof comingReminderQuery>;

/** A reminder that is due, went to the outbox, or was left out; `why` says the reason. */
export const sentReminder = z.object({
  _id: z.string(),
  member: recipient,
  title: z.string(),
  step: z.int(),
  on: z.string(),
  state: z.enum(MEMBER_MAIL_STATES),
  why: z.string().nullable(),
});
export type SentReminder = z.infer<typeof sentReminder>;

/** Pause of a member's reminders; without `until` it lasts until somebody ends it. */
export const reminderPause = z.object({
  reason: z.string(),
  until: z.string().nullable(),
  at: moment,
  by: z.object({ _id: objectId, username: z.string() }),
});
export type ReminderPause = z.infer<typeof reminderPause>;

/** Pauses the reminders of a member up to and including a day. */
export const reminderPauseBody = body({ reason: givenReason, until: lagosDay.nullable() });
export type ReminderPauseBody = z.output<typeof reminderPauseBody>;

/** Members who are reminded today of what they owe. */
export const memberRemindManyBody = body(selectionOf(memberListQuery)).refine(
  isIdsOrFilter,
  SELECTION_MESSAGE,
);
export type MemberRemindManyBody = z.output<typeof memberRemindManyBody>;

/** A mail to a member in the member's record. */
export const memberMail = z.object({
  _id: z.string(),
  kind: z.enum(MEMBER_MAIL_KINDS),
  on: z.string(),
  state: z.enum(MEMBER_MAIL_STATES),
  why: z.string().nullable(),
  title: z.string().optional(),
  step: z.int().optional(),
});
export type MemberMail = z.infer<typeof memberMail>;

/** Mails of a member: without an address, none is sent. */
export const memberMails = z.object({
  email: z.string().nullable(),
  pause: reminderPause.optional(),
  /** Latest first. */
  mails: z.array(memberMail),
  coming: z.array(comingReminder),
});
export type MemberMails = z.infer<typeof memberMails>;
