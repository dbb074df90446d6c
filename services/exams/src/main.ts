import { callsOf, ownEnv, runService } from '@concord/nest-platform';
import { AppModule } from './app.module';
import { examsDatabase } from './database';
import { examsEnv } from './env';
import { HeartbeatService } from './heartbeat/heartbeat.service';
import { registerUploads } from './sheets/uploads';

const env = ownEnv(examsEnv);

void runService({
  name: 'exams',
  module: AppModule.forRoot(env),
  env,
  calls: callsOf('exams'),
  workers: ['exams-worker'],
  plugins: registerUploads,
  database: examsDatabase,
  beforeListen: (app) => app.get(HeartbeatService, { strict: false }).start(),
});
