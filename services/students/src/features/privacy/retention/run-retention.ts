import { dateWords } from '@concord/institute';
import type { RetentionService } from './retention.service';

type Print = (line: string) => void;
type Retention = Pick<RetentionService, 'expired' | 'destroy'>;

/** Lists expired records; destroys them if `purge` is true. @returns true if all went well */
export async function runRetention(retention: Retention, purge: boolean, print: Print): Promise<boolean> {
  const ids: string[] = [];
  for await (const { _id, createdAt } of retention.expired()) {
    ids.push(_id.toString());
    // Without the name, because the output goes to logs.
    print(`${_id.toString()}  registered on ${dateWords(createdAt.toISOString())}`);
  }
  print(`Records that are not kept any longer: ${ids.length}`);
  if (!purge) {
    print(
      'Nothing was destroyed. Use --purge to destroy these records with their files, answers and results.',
    );
    return true;
  }
  return destroyAll(retention, ids, print);
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
