import { type Call, calls } from '@concord/contracts';
import type { ServiceOptions } from '@concord/nest-platform';
import type { MediaEnv } from './env';
import { boundLargeBodies } from './files/large-bodies';
import { MediaModule } from './media.module';
import { ObjectStore } from './storage/object-store';
import { WorkerModule } from './worker.module';

const own: Record<string, Call> = Object.fromEntries(
  Object.entries(calls).filter(([, { service }]) => service === 'media'),
);

/** The API process; the bucket is made before it listens where the store is there, else at first use. */
export const mediaService = (env: MediaEnv): ServiceOptions => ({
  name: 'media',
  module: MediaModule.forRoot(env),
  env,
  calls: own,
  plugins: boundLargeBodies,
  prepare: (app) =>
    app
      .get(ObjectStore, { strict: false })
      .check()
      .catch(() => undefined),
});

/** The worker process, whose HTTP server answers probes only. */
export const mediaWorker = (env: MediaEnv): ServiceOptions => ({
  name: 'media-worker',
  module: WorkerModule.forRoot(env),
  env,
  calls: {},
});
