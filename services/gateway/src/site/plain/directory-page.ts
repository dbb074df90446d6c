import type { DirectoryEntry, DirectoryPage } from '@concord/contracts';
import { MEMBER_GRADES } from '@concord/contracts/routes';
import { escapeHtml } from '../html-template';
import type { PlainContent } from './plain-page';

/** Search of a visitor; empty texts are no condition. */
export interface DirectorySearch {
  readonly name: string;
  readonly grade: string;
  readonly state: string;
  readonly page: number;
}

const TITLE = 'Find a member';
const NOINDEX = 'noindex, nofollow';

const field = (name: string, label: string, value: string): string =>
  `<div><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${escapeHtml(value)}" maxlength="100" autocomplete="off"></div>`;

const option = (value: string, label: string, chosen: string): string =>
  `<option value="${value}"${value === chosen ? ' selected' : ''}>${label}</option>`;

function form({ name, grade, state }: DirectorySearch): string {
  const grades = MEMBER_GRADES.map((each) => option(each, each, grade)).join('');
  return [
    '<form class="search" action="/directory" role="search">',
    field('name', 'Name', name),
    `<div><label for="grade">Grade</label><select id="grade" name="grade">${option('', 'All grades', grade)}${grades}</select></div>`,
    field('state', 'State', state),
    '<button>Search</button></form>',
  ].join('');
}

const entry = ({ name, grade, state, fields }: DirectoryEntry): string =>
  [
    `<li><h2 dir="auto">${escapeHtml(name)}</h2>`,
    `<p>${[grade, state ?? ''].filter(Boolean).map(escapeHtml).join(' · ')}</p>`,
    fields ? `<p class="soft" dir="auto">${escapeHtml(fields)}</p>` : '',
    '</li>',
  ].join('');

/** Address of a page of a search, escaped for an attribute. */
function addressOf({ name, grade, state }: DirectorySearch, page: number): string {
  const query = new URLSearchParams(
    Object.entries({ name, grade, state, page: page > 1 ? String(page) : '' }).filter(([, value]) => value),
  );
  return escapeHtml(query.size > 0 ? `/directory?${query.toString()}` : '/directory');
}

function paging(search: DirectorySearch, { total, page, pageSize }: DirectoryPage): string {
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return '';
  const link = (to: number, label: string, rel: string) =>
    `<a rel="${rel}" href="${addressOf(search, to)}">${label}</a>`;
  return [
    '<nav aria-label="Pages">',
    page > 1 ? link(page - 1, 'Previous', 'prev') : '<span></span>',
    `<span>Page ${page} of ${last}</span>`,
    page < last ? link(page + 1, 'Next', 'next') : '<span></span>',
    '</nav>',
  ].join('');
}

const isSearch = ({ name, grade, state }: DirectorySearch): boolean => [name, grade, state].some(Boolean);

function countText(search: DirectorySearch, total: number): string {
  if (total === 0)
    return isSearch(search) ? 'No listed member matches your search.' : 'No member is listed yet.';
  return total === 1 ? '1 member' : `${total} members`;
}

const INTRODUCTION =
  '<h1>Find a member</h1><p>Members who agreed to be listed here. Somebody who is not listed may still be a member.</p>';

/** A page of the directory. Search engines see no searches, and nothing unless staff allow it. */
export function directoryHtml(search: DirectorySearch, found: DirectoryPage): PlainContent {
  const entries = found.entries.length > 0 ? `<ul>${found.entries.map(entry).join('')}</ul>` : '';
  return {
    title: TITLE,
    robots: found.isIndexed && !isSearch(search) ? 'index, follow' : NOINDEX,
    main: [
      INTRODUCTION,
      form(search),
      `<p role="status">${countText(search, found.total)}</p>`,
      entries,
      paging(search, found),
    ].join(''),
  };
}

/** The directory with a sentence in place of entries. */
export const directoryProblem = (search: DirectorySearch, sentence: string): PlainContent => ({
  title: TITLE,
  robots: NOINDEX,
  main: `${INTRODUCTION}${form(search)}<p role="status">${sentence}</p>`,
});
