import type { CDPSession } from '@playwright/test';

/** What a file is to the page that asked for it. */
export const KINDS = ['html', 'js', 'css', 'fonts', 'images', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** One answer as it came over the line: compressed, without its headers; nothing when it came from the cache. */
export interface Transfer {
  readonly path: string;
  readonly kind: Kind;
  readonly bytes: number;
  readonly cached: boolean;
}

const BY_TYPE: readonly (readonly [RegExp, Kind])[] = [
  [/^text\/html/, 'html'],
  [/javascript/, 'js'],
  [/^text\/css/, 'css'],
  [/^(?:font\/|application\/(?:x-)?font)/, 'fonts'],
  [/^image\//, 'images'],
];

export const kindOf = (contentType: string): Kind =>
  BY_TYPE.find(([pattern]) => pattern.test(contentType))?.[1] ?? 'other';

interface Answer {
  readonly path: string;
  readonly kind: Kind;
  readonly headerBytes: number;
  cached: boolean;
}

/** Keeps account of all that one page fetches from its own server, from now on. */
export class Transfers {
  readonly #answers = new Map<string, Answer>();
  readonly #fromMemory = new Set<string>();
  readonly #done: Transfer[] = [];

  static async of(devtools: CDPSession): Promise<Transfers> {
    const transfers = new Transfers();
    devtools.on('Network.requestServedFromCache', ({ requestId }) => transfers.#fromMemory.add(requestId));
    devtools.on('Network.responseReceived', ({ requestId, response }) => {
      if (!/^https?:/.test(response.url)) return;
      const { pathname } = new URL(response.url);
      const cached = Boolean(response.fromDiskCache) || transfers.#fromMemory.has(requestId);
      const answer = { path: pathname, kind: kindOf(response.mimeType), cached };
      transfers.#answers.set(requestId, { ...answer, headerBytes: response.encodedDataLength });
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const answer = transfers.#answers.get(requestId);
      if (!answer) return;
      const { path, kind, cached, headerBytes } = answer;
      const bytes = cached ? 0 : Math.max(0, encodedDataLength - headerBytes);
      transfers.#done.push({ path, kind, bytes, cached });
    });
    await devtools.send('Network.enable');
    return transfers;
  }

  get all(): readonly Transfer[] {
    return this.#done;
  }
}

/** Bytes of each kind. */
export function bytesByKind(transfers: readonly Transfer[]): Record<Kind, number> {
  const sums = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const { kind, bytes } of transfers) sums[kind] += bytes;
  return sums;
}

export const totalBytes = (transfers: readonly Transfer[]): number =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0);
