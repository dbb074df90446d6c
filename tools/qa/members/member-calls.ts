import type { Db } from 'mongodb';
import { LauncherError } from '../../lib/launcher-error.ts';
import { type ListCall, listOf, PAGE_SIZE } from '../lists/list-calls.ts';
import { searchFilter } from '../lists/search-filter.ts';
import { BENCH_MEMBERS } from './member-records.ts';

const ANY_MEMBER = 100;

/** A member in the middle of the register, and a few for profiles. */
export interface KnownMembers {
  ids: string[];
  middle: { number: string; phone: string; email: string; surname: string };
}

/** Members whose values the calls ask for. */
export async function knownMembers(database: Db): Promise<KnownMembers> {
  const found = await database
    .collection('members')
    .find({ number: BENCH_MEMBERS })
    .project({ number: 1, phoneNumber: 1, email: 1, surname: 1 })
    .sort({ number: 1 })
    .limit(ANY_MEMBER)
    .toArray();
  const middle = found[Math.floor(found.length / 2)];
  if (!middle) throw new LauncherError('There are no members to ask for.');
  return {
    ids: found.map(({ _id }) => String(_id)),
    middle: {
      number: String(middle.number),
      phone: String(middle.phoneNumber).slice(-7),
      email: String(middle.email),
      surname: String(middle.surname),
    },
  };
}

/** Calls of the list of members: pages, each order, filter and kind of search. */
export function memberCalls({ middle }: KnownMembers, members: number): ListCall[] {
  const list = listOf('member', 'members', { filter: {}, sort: { number: 1 } });
  const by = (name: string, query: Record<string, string>, filter: object) => list(name, { query, filter });
  const search = (name: string, text: string) => by(`search ${name}`, { search: text }, searchFilter(text));
  const sorted = (sort: string, field: string, direction: 1 | -1) =>
    list(`sort ${sort}`, { query: { sort }, sort: { [field]: direction, _id: direction } });
  const page = Math.max(1, Math.floor(members / 2 / PAGE_SIZE));
  return [
    list('first page'),
    list(`page ${page}`, { page }),
    list('sort -number', { query: { sort: '-number' }, sort: { number: -1 } }),
    sorted('name', 'index.name', 1),
    sorted('-name', 'index.name', -1),
    sorted('grade', 'index.grade', 1),
    sorted('standing', 'index.standing', 1),
    sorted('inductedOn', 'index.inductedOn', 1),
    list(`sort name, page ${page}`, { query: { sort: 'name' }, sort: { 'index.name': 1, _id: 1 }, page }),
    by('grade', { grade: 'Fellow' }, { 'index.grade': 'Fellow' }),
    by('standing', { standing: 'lapsed' }, { 'index.standing': 'lapsed' }),
    by('state', { state: 'Kano' }, { 'index.state': 'kano' }),
    by('owing', { owing: 'true' }, { 'index.balance': { $gt: 0 } }),
    by('not owing', { owing: 'false' }, { 'index.balance': { $lte: 0 } }),
    by('inducted', { inducted: '2012' }, { 'index.inductedOn': { $gte: '2012-01-01', $lte: '2012-12-31' } }),
    by('upgrade', { upgrade: 'lacking' }, { 'index.upgrade': 'lacking' }),
    by(
      'grade and state',
      { grade: 'Full', state: 'Lagos' },
      { 'index.grade': 'Full', 'index.state': 'lagos' },
    ),
    search('a surname', 'Okonkwo'),
    search('two words', 'okonkwo chi'),
    search('a number', middle.number),
    search('digits of a phone', middle.phone),
    by('search an e-mail', { search: middle.email }, { email: middle.email }),
  ];
}
