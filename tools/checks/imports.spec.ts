import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { it } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { runProgram } from '../lib/cli-run.ts';
import { ROOT } from '../lib/paths.ts';

const FILES = {
  'node_modules/zod/index.js': 'export const z = 1;',
  'node_modules/mongoose/index.js': 'export class Model {}',
  'services/a/src/one/first.ts': "import '../two/second';",
  'services/a/src/two/second.ts': "import '../one/third';",
  'services/a/src/one/third.ts': '',
  'services/a/src/one/x.service.ts': "import { Model } from 'mongoose'; export const model = Model;",
  'services/a/src/one/y.service.ts': "import type { Model } from 'mongoose'; export type Y = Model;",
  'services/a/src/one/x.repository.ts': "import { Model } from 'mongoose'; export const model = Model;",
  'services/a/src/store/parts/part.ts': "import '../../shared/staff.view';",
  'services/a/src/shared/staff.view.ts': "import '../features/hall/halls';",
  'services/a/src/features/hall/halls.ts': '',
  'services/exams/src/features/results/grade.ts': "import '../hall/pause';",
  'services/exams/src/features/hall/pause.ts': '',
  'services/a/src/one/first.spec.ts': "import '../../../../tools/helper';",
  'apps/b/src/features/news/page.tsx': "import '../contact/form'; import './parts';",
  'apps/b/src/features/news/parts.tsx': "import './page';",
  'apps/b/src/features/contact/form.tsx': '',
  'apps/b/src/shared/list.tsx': "import '../features/contact/form';",
  'libs/c/src/exams/exams.routes.ts': "import './limits';",
  'libs/c/src/exams/limits.ts': "import { z } from 'zod'; export const limit = z;",
  'libs/c/src/left.ts': "import type { R } from './right'; export type L = R;",
  'libs/c/src/right.ts': "import './left'; export type R = 1;",
  'libs/c/src/main.ts': "import '../../../tools/helper';",
  'services/gateway/src/proxy/proxy.ts': "import '../site/pages'; import '../port/port';",
  'services/gateway/src/site/pages.ts': '',
  'services/gateway/src/site/page.ts': "import '../docs/docs'; import '../port/port';",
  'services/gateway/src/docs/docs.ts': '',
  'services/gateway/src/port/port.ts': '',
  'tools/helper.ts': '',
};

const folder = temporaryFolder();

it('the rules for imports find each planted violation and nothing else', async () => {
  const root = folder();
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const config = join(ROOT, '.dependency-cruiser.cjs');
  const program = join(ROOT, 'node_modules/.bin/depcruise');
  const args = ['-c', config, '-T', 'json', 'apps', 'libs', 'services', 'tools'];
  const { output } = await runProgram(program, args, { cwd: root });
  const { summary } = JSON.parse(output) as {
    summary: { violations: { from: string; to: string; rule: { name: string } }[] };
  };
  const found = summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}`);
  assert.deepEqual(found.sort(), [
    'no-cycle-of-files: apps/b/src/features/news/page.tsx -> apps/b/src/features/news/parts.tsx',
    'no-cycle-of-files: libs/c/src/left.ts -> libs/c/src/right.ts',
    'no-cycle-of-folders: services/a/src/one -> services/a/src/two',
    'no-cycle-of-folders: services/a/src/two -> services/a/src/one',
    'no-feature-from-shared: apps/b/src/shared/list.tsx -> apps/b/src/features/contact/form.tsx',
    'no-higher-floor: services/a/src/shared/staff.view.ts -> services/a/src/features/hall/halls.ts',
    'no-later-area: services/exams/src/features/results/grade.ts -> services/exams/src/features/hall/pause.ts',
    'no-mongoose-outside-stores: services/a/src/one/x.service.ts -> node_modules/mongoose/index.js',
    'no-page-in-proxy: services/gateway/src/proxy/proxy.ts -> services/gateway/src/site/pages.ts',
    'no-proxy-in-site: services/gateway/src/site/page.ts -> services/gateway/src/docs/docs.ts',
    'no-shared-in-store: services/a/src/store/parts/part.ts -> services/a/src/shared/staff.view.ts',
    'no-sibling-feature: apps/b/src/features/news/page.tsx -> apps/b/src/features/contact/form.tsx',
    'no-tools-in-product: libs/c/src/main.ts -> tools/helper.ts',
    'no-zod-in-routes: libs/c/src/exams/exams.routes.ts -> node_modules/zod/index.js',
  ]);
});
