import {
  type ImportColumn,
  type ImportProblem,
  MEMBER_GRADES,
  MEMBER_LIMITS,
  memberOrganisation,
  memberPerson,
} from '@concord/contracts';
import { readAmount } from '../statements/amounts';
import { importDay } from './import-days';
import { importGrade, importHistory } from './import-grades';
import type { ImportedMember } from '../../store/imports/imported-member';

/** Text of a column in one row, trimmed; empty without the column. */
export type RowTexts = (column: ImportColumn) => string;

type Problem = Pick<ImportProblem, 'column' | 'message'>;

/** A row as read; without problems it has a member. */
interface ReadRow {
  member?: ImportedMember;
  problems: Problem[];
}

const NOTES_MAX = 400;
const DAY_FORM = 'Write a day such as 31/12/2004';
/** Digits of the shortest phone number, a local one without its area. */
const PHONE_DIGITS = 5;

/** Reads one row of a register. */
export function readImportRow(row: number, text: RowTexts, today: string): ReadRow {
  const problems: Problem[] = [];
  const say = (column: ImportColumn, message: string) => void problems.push({ column, message });
  const number = text('number');
  if (number === '') say('number', 'The member number is missing');
  if (number.length > MEMBER_LIMITS.numberLength)
    say('number', `A member number has at most ${MEMBER_LIMITS.numberLength} characters`);
  const terms = termsOf(text, today, say);
  const isCorporate = terms.at(-1)?.grade === 'Corporate';
  const who = isCorporate ? organisationOf(text, say) : personOf(text, say);
  const balance = balanceOf(text('balance'));
  if (isNoPhone(text('phoneNumber'))) say('phoneNumber', 'Write a phone number such as 0803 123 4567');
  if (balance === undefined) say('balance', 'Write an amount in naira such as 5,000.00');
  if (problems.length > 0) return { problems };
  return {
    member: { row, number, ...who, terms, balance: balance ?? 0, notes: text('notes').slice(0, NOTES_MAX) },
    problems,
  };
}

type Say = (column: ImportColumn, message: string) => void;

function termsOf(text: RowTexts, today: string, say: Say): ImportedMember['terms'] {
  const history = importHistory(text('history'));
  if (!history) say('history', 'Write grades and their days such as Associate 1/3/2010; Full 1/6/2016');
  const terms = [...(history ?? [])];
  if (text('grade') !== '' || terms.length === 0) {
    const grade = importGrade(text('grade'));
    const from = importDay(text('inductedOn'));
    if (!grade) say('grade', `Write one of the grades ${MEMBER_GRADES.join(', ')}`);
    if (!from && terms.length === 0) say('inductedOn', DAY_FORM);
    if (grade && from && terms.length === 0) terms.push({ grade, from });
  }
  if (text('inductedOn') !== '' && !importDay(text('inductedOn')) && terms.length > 0)
    say('inductedOn', DAY_FORM);
  terms.sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  if (terms.some(({ from }) => from > today))
    say(text('history') === '' ? 'inductedOn' : 'history', 'This day is in the future');
  return terms;
}

function personOf(text: RowTexts, say: Say): Pick<ImportedMember, 'person'> {
  const [surname = '', firstName = '', ...rest] = text('name').replace(',', ' ').split(/\s+/);
  const given = {
    title: text('title'),
    surname: text('surname') || surname,
    firstName: text('firstName') || firstName,
    middleName: text('middleName') || rest.join(' '),
    email: text('email'),
    phoneNumber: text('phoneNumber'),
    state: text('state'),
  };
  const { data, error } = memberPerson.safeParse(filledOf(given));
  const isWhole = text('surname') === '' && text('firstName') === '' && text('name') !== '';
  for (const { path, message } of error?.issues ?? [])
    say(isWhole && /name$/i.test(String(path[0])) ? 'name' : (path[0] as ImportColumn), message);
  return data ? { person: data } : {};
}

function organisationOf(text: RowTexts, say: Say): Pick<ImportedMember, 'organisation'> {
  const contact = [text('firstName'), text('surname')].filter(Boolean).join(' ');
  const { data, error } = memberOrganisation.safeParse(
    filledOf({
      name: text('organisation') || text('name'),
      contact,
      email: text('email'),
      phoneNumber: text('phoneNumber'),
      state: text('state'),
    }),
  );
  for (const { path, message } of error?.issues ?? [])
    say(
      path[0] === 'name' ? 'organisation' : path[0] === 'contact' ? 'surname' : (path[0] as ImportColumn),
      message,
    );
  return data ? { organisation: data } : {};
}

const isNoPhone = (text: string) => text !== '' && text.replace(/\D/g, '').length < PHONE_DIGITS;

const filledOf = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** Kobo of an opening balance, above 0 for a debt; undefined if it is no amount. */
function balanceOf(text: string): number | undefined {
  const amount = readAmount(text, undefined);
  if (amount === 'empty') return 0;
  if (typeof amount !== 'object' || amount.kobo > MEMBER_LIMITS.amount) return undefined;
  return amount.mark === 'credit' || amount.isNegative ? -amount.kobo || 0 : amount.kobo;
}
