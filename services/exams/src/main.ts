import { calls } from '@concord/contracts';
import { loadEnv, runService } from '@concord/nest-platform';
import { AppModule } from './app.module';
import { CertificatesRepository } from './certificates/certificates.repository';
import { examsEnv } from './env';
import { registerUploads } from './sheets/uploads';
import { HeartbeatService } from './heartbeat/heartbeat.service';

const env = loadEnv(examsEnv, process.env);
const served = Object.entries(calls).filter(([, { service }]) => service === 'exams');

void runService({
  name: 'exams',
  module: AppModule.forRoot(env),
  env,
  calls: Object.fromEntries(served),
  plugins: registerUploads,
  prepare: async (app) => {
    await app.get(CertificatesRepository).backFillSearchFields();
    await app.get(HeartbeatService).start();
  },
});
