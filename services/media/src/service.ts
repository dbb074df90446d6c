import { callsOf, type ServiceOptions } from '@concord/nest-platform';
import { HttpModule } from './http.module';
import { mediaDatabase } from './database';
import type { MediaEnv, MediaWorkerEnv } from './env';
import { ObjectStore } from './store/objects/object-store';
import { WorkerModule } from './worker.module';

/** The API process. It creates the bucket before it listens; without the object store, at first use. */
export const mediaService = (env: MediaEnv): ServiceOptions => ({
  name: 'media',
  module: HttpModule.forRoot(env),
  env,
  calls: callsOf('media'),
  workers: ['media-worker'],
  database: mediaDatabase,
  beforeListen: (app) =>
    app
      .get(ObjectStore, { strict: false })
      .check()
      .catch(() => undefined),
});

/** The worker process; its HTTP server answers health probes only. */
export const mediaWorker = (env: MediaWorkerEnv): ServiceOptions => ({
  name: 'media-worker',
  module: WorkerModule.forRoot(env),
  env,
  calls: {},
  database: mediaDatabase,
});
