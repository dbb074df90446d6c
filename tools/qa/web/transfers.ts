import type { CDPSession } from '@playwright/test';

/** Kind of a file, by its use in the page. */
export const KINDS = ['html', 'js', 'css', 'fonts', 'images', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** Bytes of one answer on the wire: compressed, without headers; 0 from the cache. */
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

/** Transfers of one page from its own server, from now on. */
export class Transfers {
  readonly all: Transfer[] = [];

  static async of(devtools: CDPSession): Promise<Transfers> {
    const transfers = new Transfers();
    /** Answers in progress, with the bytes of their headers. */
    const underWay = new Map<string, Transfer>();
    const fromMemory = new Set<string>();
    devtools.on('Network.requestServedFromCache', ({ requestId }) => fromMemory.add(requestId));
    devtools.on('Network.responseReceived', ({ requestId, response }) => {
      const { url, mimeType, encodedDataLength: bytes } = response;
      if (!/^https?:/.test(url)) return;
      const cached = Boolean(response.fromDiskCache) || fromMemory.has(requestId);
      underWay.set(requestId, { path: new URL(url).pathname, kind: kindOf(mimeType), bytes, cached });
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const answer = underWay.get(requestId);
      if (!answer) return;
      const bytes = answer.cached ? 0 : Math.max(0, encodedDataLength - answer.bytes);
      transfers.all.push({ ...answer, bytes });
    });
    await devtools.send('Network.enable');
    return transfers;
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
