import { join } from 'node:path';
import { runProgram } from '../lib/cli-run.ts';
import { say, step, warn } from '../lib/console.ts';
import { cacheDir } from '../lib/paths.ts';
import { which } from '../lib/which.ts';
import { chromium } from '../stores/chromium.ts';
import { buildMinio, findMinio } from '../stores/minio.ts';
import { hasSpecs, projects, type Project } from './projects.ts';
import { freshReport, fromJest } from './reports.ts';
import { judged, failing, type SuiteResult } from './result.ts';
import { TestStores } from './test-stores.ts';
import { toolsTests } from './tools-tests.ts';

const REPORT = 'test-results/integration.json';

async function run(project: Project, label: string, env: NodeJS.ProcessEnv): Promise<SuiteResult> {
  const report = join(project.folder, REPORT);
  freshReport(report);
  step(label);
  const args = ['run', 'integration', '--silent', '--', '--json', `--outputFile=${REPORT}`];
  const { code, output } = await runProgram('npm', args, { cwd: project.folder, env });
  const result = judged(fromJest(label, report), code);
  if (code !== 0 || result.failed > 0) say(output);
  return result;
}

/** The build of MinIO takes minutes, so a test run begins it early and only waits for it at its end. */
export function prepareMinio(): Promise<string | undefined> {
  const cache = cacheDir();
  const found = findMinio(cache);
  if (found || !which(['go'])) return Promise.resolve(found);
  step('Building MinIO in the background (once for this machine)');
  return buildMinio(cache);
}

/** The suites that need real stores; each project has its own databases, Redis number and buckets. */
export async function integration(minioReady: Promise<string | undefined>): Promise<SuiteResult[]> {
  const tested = projects().filter(
    ({ scripts, folder }) => scripts.integration && hasSpecs(folder, 'integration'),
  );
  if (tested.length === 0) return [failing('integration', 'there is no integration test')];
  // The documents that the tests print need the browser as much as the journeys do.
  const browser = await chromium(cacheDir(), process.env);
  const stores = await TestStores.open();
  step(`Integration tests on ${stores.labels.join(', ')}`);
  const results: SuiteResult[] = [];
  const environment = ({ name }: Pick<Project, 'name'>, index: number) => ({
    ...stores.env,
    INTEGRATION: '1',
    ...(browser && { CHROMIUM_PATH: browser }),
    MONGODB_DB_PREFIX: `test-${name}`,
    S3_BUCKET_PREFIX: `test-${name}`,
    REDIS_URL: `${stores.env.REDIS_URL?.replace(/\/\d+$/, '')}/${index + 1}`,
  });
  try {
    for (const [index, project] of tested.entries()) {
      results.push(await run(project, `integration ${project.name}`, environment(project, index)));
    }
    results.push(await toolsTests('integration', environment({ name: 'tools' }, tested.length)));
    const media = tested.findIndex(({ name }) => name === 'media');
    const project = tested[media];
    if (!project) return results;
    if (await minioReady) {
      const minio = await stores.minio();
      const env = { ...environment(project, tested.length + 1), ...minio };
      results.push(await run(project, 'integration media on MinIO', env));
    } else if (which(['go'])) {
      results.push(failing('integration media on MinIO', 'MinIO could not be built'));
    } else {
      warn('Neither minio nor go is here, so the media tests ran on s3rver alone.');
    }
    return results;
  } finally {
    await stores.close();
  }
}
