import type { Document, Sort } from 'mongodb';
import { searchFilter } from './search-filter.ts';

/** A call for a page of a list, and the driver's query for the same page and its total. */
export interface ListCall {
  name: string;
  path: string;
  collection: string;
  filter: Document;
  sort: Sort;
  skip: number;
  /** True if records must be found, else the driver's time means nothing. */
  isSearch: boolean;
}

export const PAGE_SIZE = 10;

/** Values of stored records, for queries that find something. */
export interface SampleValues {
  /** Number of the middle page. */
  middle: number;
  email: string;
  phone: string;
  batch: unknown;
  actor: string;
  /** Subject of a record of the audit log whose label begins with `label`. */
  record: { entity: string; id: string };
  label: string;
  /** A period of a month, a year ago. */
  from: Date;
  to: Date;
}

interface Shape {
  query?: Record<string, string>;
  filter?: Document;
  sort?: Sort;
  page?: number;
}

const ACTIVE = { archivedAt: null };

/** Makes the calls of one list, each with the options that all its pages share. */
export const listOf =
  (path: string, collection: string, usual: { filter: Document; sort: Sort }) =>
  (name: string, { query = {}, filter = {}, sort = usual.sort, page = 1 }: Shape = {}): ListCall => ({
    name: `${collection}: ${name}`,
    path: `/api/${path}?${new URLSearchParams({ page: `${page}`, pageSize: `${PAGE_SIZE}`, ...query })}`,
    collection,
    filter: { ...filter, ...usual.filter },
    sort,
    skip: (page - 1) * PAGE_SIZE,
    isSearch: query.search !== undefined,
  });

function studentCalls({ middle, email, phone, from, to }: SampleValues): ListCall[] {
  const list = listOf('student', 'students', { filter: ACTIVE, sort: { createdAt: -1, _id: -1 } });
  const by = (name: string, query: Record<string, string>, filter: Document) => list(name, { query, filter });
  const search = (name: string, text: string) => by(`search ${name}`, { search: text }, searchFilter(text));
  const sorted = (sort: string, field: string, direction: 1 | -1) =>
    list(`sort ${sort}`, { query: { sort }, sort: { [field]: direction, _id: direction } });
  return [
    list('first page'),
    list(`page ${middle}`, { page: middle }),
    sorted('createdAt', 'createdAt', 1),
    sorted('surname', 'sortKeys.surname', 1),
    sorted('-surname', 'sortKeys.surname', -1),
    sorted('firstName', 'sortKeys.firstName', 1),
    sorted('state', 'sortKeys.state', 1),
    sorted('country', 'sortKeys.country', 1),
    list('sort email', { query: { sort: 'email' }, sort: { email: 1 } }),
    list(`sort surname, page ${middle}`, {
      query: { sort: 'surname' },
      sort: { 'sortKeys.surname': 1, _id: 1 },
      page: middle,
    }),
    by('state', { state: 'Benue' }, { 'sortKeys.state': 'benue' }),
    by('country', { country: 'GH' }, { country: 'GH' }),
    by('cadre', { cadre: 'Full Member' }, { membershipCadre: 'Full Member' }),
    by('route', { route: 'NYSC Scheme' }, { membershipRoute: 'NYSC Scheme' }),
    by('fee', { fee: 'Nil' }, { applicationFee: 'Nil' }),
    by('payment', { payment: 'USSD' }, { paymentMethods: 'USSD' }),
    by('status new', { status: 'new' }, { 'review.status': null }),
    by('status waiting', { status: 'waiting' }, { 'review.status': { $in: [null, 'in-review'] } }),
    by('status accepted', { status: 'accepted' }, { 'review.status': 'accepted' }),
    by('a month', { from: from.toISOString(), to: to.toISOString() }, { createdAt: { $gte: from, $lt: to } }),
    by(
      'state and cadre',
      { state: 'Kano', cadre: 'Full Member' },
      { 'sortKeys.state': 'kano', membershipCadre: 'Full Member' },
    ),
    search('a surname', 'Okonkwo'),
    search('two words', 'okonkwo chi'),
    search('digits of a phone', phone),
    by('search an e-mail', { search: email }, { email }),
  ];
}

function serialCalls({ middle, batch, from, to }: SampleValues): ListCall[] {
  const list = listOf('serial', 'serials', { filter: {}, sort: { dateGenerated: -1, _id: -1 } });
  const by = (name: string, query: Record<string, string>, filter: Document) => list(name, { query, filter });
  return [
    list('first page'),
    list(`page ${middle}`, { page: middle }),
    by('valid', { valid: 'true' }, { state: 'valid' }),
    by('not valid', { valid: 'false' }, { state: { $in: ['claimed', 'used', 'revoked'] } }),
    by('purpose', { purpose: 'certificate' }, { purpose: 'certificate' }),
    by('batch', { batch: String(batch) }, { 'batch._id': batch }),
    by(
      'a month',
      { from: from.toISOString(), to: to.toISOString() },
      { dateGenerated: { $gte: from, $lt: to } },
    ),
  ];
}

function otherCalls({ middle, actor, record, label, from, to }: SampleValues): ListCall[] {
  const mails = listOf('admin/outbox', 'mails', { filter: {}, sort: { createdAt: -1, _id: -1 } });
  const audit = listOf('admin/audit', 'audit', { filter: {}, sort: { at: -1, _id: -1 } });
  return [
    mails('first page'),
    mails('kind', {
      query: { kind: 'registration-receipt' },
      filter: { kind: 'registration-receipt' },
    }),
    mails('status', { query: { status: 'failed' }, filter: { status: 'failed' } }),
    audit('first page'),
    audit(`page ${middle}`, { page: middle }),
    audit('actor', { query: { actor }, filter: { 'actor.id': actor } }),
    audit('action', { query: { action: 'student.remove' }, filter: { action: 'student.remove' } }),
    audit('entity', { query: { entity: 'export' }, filter: { entity: 'export' } }),
    audit('history of a record', {
      query: { entity: record.entity, id: record.id },
      filter: { id: record.id, entity: record.entity },
    }),
    // Records of the audit log store no search words.
    audit('search a label', { query: { search: label }, filter: { label } }),
    audit('a month', {
      query: { from: from.toISOString(), to: to.toISOString() },
      filter: { at: { $gte: from, $lt: to } },
    }),
  ];
}

/** Calls of every long list: first pages, a middle page, filters, sort orders and searches. */
export const listCalls = (known: SampleValues): ListCall[] => [
  ...studentCalls(known),
  ...serialCalls(known),
  ...otherCalls(known),
];
