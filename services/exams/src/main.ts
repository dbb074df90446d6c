import { callsOf, loadEnv, runService } from '@concord/nest-platform';
import { AppModule } from './app.module';
import { CertificatesRepository } from './certificates/certificates.repository';
import { examsEnv } from './env';
import { HeartbeatService } from './heartbeat/heartbeat.service';
import { registerUploads } from './sheets/uploads';

const env = loadEnv(examsEnv, process.env);

void runService({
  name: 'exams',
  module: AppModule.forRoot(env),
  env,
  calls: callsOf('exams'),
  plugins: registerUploads,
  prepare: async (app) => {
    await app.get(CertificatesRepository).backFillSearchFields();
    await app.get(HeartbeatService).start();
  },
});
