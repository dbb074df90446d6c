import type { PublicVisit } from './public-visit.ts';
import { bytesByKind, type Kind } from './transfers.ts';

/** What a first visit may cost: compressed bytes of each kind, and how many files. */
export type Budget = Readonly<Record<Exclude<Kind, 'other'>, number>> & { readonly requests: number };

/** A page of text and tables. */
const USUAL: Budget = { html: 30_000, js: 175_000, css: 10_000, fonts: 50_000, images: 5_000, requests: 16 };

/** Pages that are allowed something else, and why. */
const OWN: Readonly<Record<string, Partial<Budget>>> = {
  // The first page that most people see.
  '/': { js: 170_000 },
  // Calls the server, and shows the pictures that fit a first screen.
  '/gallery': { js: 190_000, images: 400_000, requests: 40 },
  // Forms and dialogs.
  '/certificate': { js: 245_000, requests: 24 },
  '/certificate-form': { js: 300_000, requests: 32 },
  '/print-certificate': { js: 240_000, requests: 26 },
};

const REMOTE = 'public_app';

export const budgetOf = (path: string): Budget => ({ ...USUAL, ...OWN[path] });

/** The remotes of which a visit fetched anything. */
export const remotesOf = ({ transfers }: PublicVisit): string[] => [
  ...new Set(transfers.flatMap(({ path }) => /^\/remotes\/([^/]+)\//.exec(path)?.[1] ?? [])),
];

/** Everything by which a visit of a public page cost more than it may, in words. */
export function excesses(visit: PublicVisit): string[] {
  const { requests, ...limits } = budgetOf(visit.path);
  const bytes = bytesByKind(visit.transfers);
  const heavy = (Object.keys(limits) as (keyof typeof limits)[])
    .filter((kind) => bytes[kind] > limits[kind])
    .map((kind) => `${bytes[kind]} bytes of ${kind}, at most ${limits[kind]}`);
  const count = visit.transfers.length;
  const remotes = remotesOf(visit);
  return [
    ...heavy,
    ...(count > requests ? [`${count} requests, at most ${requests}`] : []),
    ...(remotes.join() === REMOTE
      ? []
      : [`loads remotes: ${remotes.join(', ') || 'none'}, not ${REMOTE} alone`]),
    ...visit.unused.map((path) => `loads ${path} and runs nothing of it`),
    ...visit.missing.map((path) => `asks for ${path}, which is missing`),
  ];
}
