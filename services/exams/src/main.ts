import { calls } from '@concord/contracts';
import { loadEnv, runService } from '@concord/nest-platform';
import { AppModule } from './app.module';
import { examsEnv } from './env';
import { acceptUploads } from './sheets/uploads';
import { Presence } from './sweeper/presence';

const env = loadEnv(examsEnv, process.env);
const served = Object.entries(calls).filter(([, { service }]) => service === 'exams');

void runService({
  name: 'exams',
  module: AppModule.forRoot(env),
  env,
  calls: Object.fromEntries(served),
  plugins: acceptUploads,
  prepare: (app) => app.get(Presence).start(),
});
