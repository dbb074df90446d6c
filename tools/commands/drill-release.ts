import { Hall } from '../qa/exam/hall.ts';
import { parseOptions } from '../qa/report/options.ts';
import type { Goal } from '../qa/report/output.ts';
import { conclude } from '../qa/report/report.ts';
import { presentTree, treeOf } from '../qa/release/release-tree.ts';
import { withRolledProduct } from '../qa/release/with-rolled-product.ts';
import { ROLL_BACK_ORDER, UPGRADE_ORDER } from '../qa/release/rolled-product.ts';
import { type Roll, sitThrough, DEFAULT_ROLL } from '../qa/release/rolls.ts';
import { LauncherError } from '../lib/launcher-error.ts';

/** Candidates sit while a release is rolled over another one, process by process, and back again. */
export async function drillRelease(args: string[]): Promise<void> {
  const { from, ...shape } = parseOptions(args, { from: '', ...DEFAULT_ROLL });
  if (!from) throw new LauncherError('Name the commit to roll from and back to: --from 442e959');
  const [before, present] = [await treeOf(from), await presentTree()];
  await withRolledProduct(before, async (product) => {
    await product.archiveAssets(before, present);
    const hall = await Hall.open(product.url);
    const rolls: Roll[] = [
      { name: 'upgrade', to: present, order: UPGRADE_ORDER },
      { name: 'roll back', to: before, order: ROLL_BACK_ORDER },
    ];
    const goals: Goal[] = [];
    for (const roll of rolls) goals.push(...(await sitThrough(product, hall, roll, shape)));
    conclude('release', { title: `From ${before.name} and back`, goals, stores: product.stores });
  });
}
