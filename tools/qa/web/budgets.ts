import type { PageVisit } from './page-visit.ts';
import { bytesByKind, type Kind, KINDS, totalBytes } from './transfers.ts';

/** Budget of a first visit: compressed bytes of each kind, and number of files. */
export type Budget = Readonly<Record<Exclude<Kind, 'other'>, number>> & { readonly requests: number };

/** Default: a page of text and tables. */
const DEFAULT_BUDGET: Budget = {
  html: 30_000,
  js: 175_000,
  css: 10_000,
  fonts: 50_000,
  images: 5_000,
  requests: 16,
};

/** Pages with another budget, with the reason. */
const PAGE_BUDGETS: Readonly<Record<string, Partial<Budget>>> = {
  // The first page that most people see.
  '/': { js: 170_000 },
  // Calls the server, and shows the pictures that fit the first screen.
  '/gallery': { js: 190_000, images: 400_000, requests: 40 },
  // Forms and dialogs. A kilobyte of every page reads the site settings that it brings.
  '/certificate': { js: 228_000, requests: 20 },
  '/certificate-form': { js: 242_000, requests: 32 },
  // A form whose first fields come first; without its calendar, crop and checks.
  '/register': { js: 305_000, requests: 34 },
  '/print-certificate': { js: 240_000, requests: 26 },
};

/** Budget of the exam portal, for JavaScript only: people visit its pages after others. */
const EXAM_PAGE = { js: 200_000 };

/** Budget of a member's home until it shows its areas; its sign-in has a form. JavaScript only. */
const MEMBER_PAGE = { js: 180_000 };
const MEMBER_SIGN_IN = { js: 184_000 };

/** Budget of the exam's page after it shows the questions, and of a home after its areas: parts that load later. */
export const LATER_JS = 30_000;

export type Portal = 'public_app' | 'registration' | 'exam' | 'member';

/** Budgets of portals, and of single pages of theirs. */
const PORTAL_BUDGETS: Partial<Record<Portal, (path: string) => Partial<Budget>>> = {
  exam: () => EXAM_PAGE,
  member: (path) => (path === '/me' ? MEMBER_PAGE : MEMBER_SIGN_IN),
};

export const budgetOf = (path: string, portal: Portal = 'public_app'): Partial<Budget> =>
  PORTAL_BUDGETS[portal]?.(path) ?? { ...DEFAULT_BUDGET, ...PAGE_BUDGETS[path] };

/** Remotes from which a visit loaded files. */
export const remotesOf = ({ transfers }: PageVisit): string[] => [
  ...new Set(transfers.flatMap(({ path }) => /^\/remotes\/([^/]+)\//.exec(path)?.[1] ?? [])),
];

/** Budgets that a visit of a portal's page exceeds, in words. */
export function excesses(visit: PageVisit, portal: Portal = 'public_app'): string[] {
  const { requests = Infinity, ...limits } = budgetOf(visit.path, portal);
  const bytes = bytesByKind(visit.transfers);
  const heavy = KINDS.flatMap((kind) => {
    const limit = kind === 'other' ? Infinity : (limits[kind] ?? Infinity);
    return bytes[kind] > limit ? [`${bytes[kind]} bytes of ${kind}, at most ${limit}`] : [];
  });
  const count = visit.transfers.length;
  const later = totalBytes(visit.later);
  const remotes = remotesOf(visit);
  return [
    ...heavy,
    ...(later > LATER_JS ? [`${later} bytes of js when it is shown, at most ${LATER_JS}`] : []),
    ...(count > requests ? [`${count} requests, at most ${requests}`] : []),
    ...(remotes.join() === portal
      ? []
      : [`loads remotes: ${remotes.join(', ') || 'none'}, not ${portal} alone`]),
    ...visit.unused.map((path) => `loads ${path} and runs nothing of it`),
    ...visit.missing.map((path) => `asks for ${path}, which is missing`),
  ];
}
