import { printStep, printWarning } from '../lib/console.ts';
import { cacheDir } from '../lib/paths.ts';
import { which } from '../lib/which.ts';
import { buildMinio, findMinio } from '../stores/minio.ts';
import { programVersions } from '../stores/program-versions.ts';
import { nxTests } from './nx-tests.ts';
import { isWanted, type Project, testedProjects } from './projects.ts';
import { failing, type SuiteResult } from './result.ts';
import { onSecondStore, SECOND_STORE_PROJECTS } from './second-store.ts';
import { TestStores } from '../stores/test-stores.ts';
import { toolsTests } from './tools-tests.ts';

/**
 * Projects that run alone: the exams service closes attempts only while its heartbeat is regular, and its
 * tests use both cores.
 */
const ALONE = ['exams'];

/** Begins the build of MinIO, which takes minutes; a test run waits for it at its end. */
export function prepareMinio(): Promise<string | undefined> {
  const cache = cacheDir();
  const found = findMinio(cache);
  if (found || !which(['go'])) return Promise.resolve(found);
  printStep('Building MinIO in the background (once for this machine)');
  return buildMinio(cache);
}

type Run = (group: readonly Project[]) => Promise<SuiteResult[]>;

const runSome = (group: readonly Project[], run: Run): Promise<SuiteResult[]> =>
  group.length > 0 ? run(group) : Promise.resolve([]);

/** @returns the projects of {@link ALONE}, and the others */
function divided(tested: readonly Project[]): [Project[], Project[]] {
  const isAlone = ({ name }: Project) => ALONE.includes(name);
  return [tested.filter(isAlone), tested.filter((project) => !isAlone(project))];
}

/**
 * Tests that need real stores. Projects run in parallel: each has its own Redis and its own names of
 * databases and buckets. Those of {@link ALONE} have their server for themselves.
 * @param store `mongoeco` for only the second MongoDB server; both by default
 */
export async function integration(
  minioReady: Promise<string | undefined>,
  wanted: readonly string[],
  store?: string,
): Promise<SuiteResult[]> {
  const isSecondAlone = store !== undefined;
  const isTested = ({ name }: Project) => !isSecondAlone || SECOND_STORE_PROJECTS.includes(name);
  const tested = testedProjects('integration', wanted).filter(isTested);
  const withTools = isWanted('tools', wanted) && !isSecondAlone;
  if (tested.length === 0 && !withTools)
    return [failing('integration', `${wanted.join(', ')} has no integration test`)];
  const stores = await TestStores.open();
  printStep(`Integration tests on ${stores.labels.join(', ')}`);
  try {
    const env: NodeJS.ProcessEnv = {
      ...stores.env,
      TEST_PROGRAMS: await programVersions(),
      TEST_S3: 'usual',
      TEST_MONGODB: 'usual',
      TEST_STORES: 'temporary',
    };
    for (const { name } of tested)
      env[`REDIS_URL_${name.toUpperCase().replaceAll('-', '_')}`] = await stores.redisOf(name);
    const [alone, others] = divided(tested);
    const isOnSecond = ({ name }: Project) => SECOND_STORE_PROJECTS.includes(name);
    const onUsual: Run = (group) => nxTests('integration', group, env);
    const onSecond: Run = (group) => onSecondStore(stores, group, env);
    if (isSecondAlone) return [...(await runSome(alone, onSecond)), ...(await runSome(others, onSecond))];

    const first = await runSome(alone, onUsual);
    const ofOthers = await runSome(others, onUsual);
    const aloneOnSecond = await runSome(alone.filter(isOnSecond), onSecond);
    // The first run used MinIO if it is the default store.
    const media = stores.isOnMinio ? [] : tested.filter(({ name }) => name === 'media');
    const [othersOnSecond, rest] = await Promise.all([
      runSome(others.filter(isOnSecond), onSecond),
      toolsAndMinio({ stores, env, media, withTools, minioReady }),
    ]);
    return [...first, ...ofOthers, ...aloneOnSecond, ...othersOnSecond, ...rest];
  } finally {
    await stores.close();
  }
}

interface Rest {
  stores: TestStores;
  env: NodeJS.ProcessEnv;
  /** The media project, if its tests ran and did not use MinIO. */
  media: readonly Project[];
  withTools: boolean;
  minioReady: Promise<string | undefined>;
}

/** Tests of the tools, and those of media again on MinIO. */
async function toolsAndMinio({ stores, env, media, withTools, minioReady }: Rest): Promise<SuiteResult[]> {
  const results = withTools ? [await toolsTests('integration', stores.env)] : [];
  if (media.length === 0) return results;
  const name = 'integration media on MinIO';
  if (await minioReady) {
    printStep(name);
    const onMinio = { ...env, ...(await stores.minio()), TEST_S3: 'MinIO' };
    const again = await nxTests('integration', media, onMinio);
    return [...results, ...again.map((result) => ({ ...result, name }))];
  }
  if (which(['go'])) return [...results, failing(name, 'MinIO could not be built')];
  printWarning('Neither minio nor go is here, so the media tests ran on s3rver alone.');
  return results;
}
