/** A record whose retention has ended. */
export interface ExpiredRecord {
  readonly id: string;
  /** Description without names, because the output goes to logs: `registered on 2 March 2019`. */
  readonly text: string;
  /** Reason for which it is listed, but not destroyed. */
  readonly kept?: string | undefined;
}

/** Records of one kind, which are kept for a limited time. */
export interface Retention {
  /** Heading of the count: `Records that are not kept any longer`. */
  readonly heading: string;
  /** Content that is destroyed, after “Use --purge to destroy”. */
  readonly content: string;
  expired(): AsyncIterable<ExpiredRecord>;
  /** Destroys a record. @returns false if it is not expired any longer, or does not exist */
  destroy(id: string): Promise<boolean>;
}

export type Print = (line: string) => void;

/** Author of a destruction in the audit log. */
export const RETENTION_ACTOR = { kind: 'system', username: 'retention' } as const;

/** Lists expired records; destroys them if `purge` is true. @returns true if all went well */
export async function applyRetention(retention: Retention, purge: boolean, print: Print): Promise<boolean> {
  const ids: string[] = [];
  for await (const { id, text, kept } of retention.expired()) {
    if (!kept) ids.push(id);
    print(`${id}  ${text}${kept ? `, is kept: ${kept}` : ''}`);
  }
  print(`${retention.heading}: ${ids.length}`);
  if (purge) return destroyAll(retention, ids, print);
  print(`Nothing was destroyed. Use --purge to destroy ${retention.content}.`);
  return true;
}

/** Continues after a failure. */
async function destroyAll(retention: Retention, ids: readonly string[], print: Print): Promise<boolean> {
  let destroyed = 0;
  let failed = 0;
  for (const id of ids)
    try {
      if (await retention.destroy(id)) destroyed += 1;
      else print(`${id}  is kept: it changed meanwhile`);
    } catch (error) {
      failed += 1;
      print(`${id}  failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  print(`Destroyed: ${destroyed}, failed: ${failed}`);
  return failed === 0;
}
