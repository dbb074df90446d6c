import { callsOf, ownEnv, runService } from '@concord/nest-platform';
import { registerUploads } from '@concord/workbook/uploads';
import { examsDatabase } from './database';
import { examsEnv } from './env';
import { HeartbeatService } from './features/sitting/heartbeat/heartbeat.service';
import { HttpModule } from './http.module';

const env = ownEnv(examsEnv);

void runService({
  name: 'exams',
  module: HttpModule.forRoot(env),
  env,
  calls: callsOf('exams'),
  workers: ['exams-worker'],
  plugins: registerUploads,
  database: examsDatabase,
  beforeListen: (app) => app.get(HeartbeatService, { strict: false }).start(),
});
