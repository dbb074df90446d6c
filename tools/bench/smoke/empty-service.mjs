import { generateKeyPairSync } from 'node:crypto';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/**
 * A service like every other, from the hooks to the answers, whose one call does nothing and that needs no store:
 * what the platform itself costs. Listens on PORT.
 */
const require = createRequire(resolve(import.meta.dirname, '../../../services/students/package.json'));
const platform = require('@concord/nest-platform');
const { call } = require('@concord/contracts');
const { Controller, Module } = require('@nestjs/common');
const { getConnectionToken } = require('@nestjs/mongoose');

const noop = call({
  service: 'students',
  method: 'GET',
  path: '/geo/noop',
  summary: 'Nothing',
  access: ['public'],
  status: 200,
});

class NoopController {
  noop() {
    return { ok: true };
  }
}
const handler = Object.getOwnPropertyDescriptor(NoopController.prototype, 'noop');
if (!handler) throw new Error('The handler is gone');
platform.Handles(noop)(NoopController.prototype, 'noop', handler);
Controller()(NoopController);

const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const secret = 'only for this measurement';
const nobody = new platform.StaffVersionCache(
  async () => ({ versions: {} }),
  () => undefined,
);
class NoopModule {}
Module({
  controllers: [NoopController],
  providers: [
    {
      provide: platform.AccessHook,
      useValue: new platform.AccessHook(new platform.TokenVerifier(publicKey), nobody, secret),
    },
    { provide: platform.HealthRegistry, useValue: new platform.HealthRegistry() },
    { provide: getConnectionToken(), useValue: { models: {}, listCollections: async () => [] } },
  ],
})(NoopModule);

await platform.runService({
  name: 'noop',
  module: NoopModule,
  env: platform.loadEnv(platform.baseEnv, {
    ...process.env,
    SERVICE_SECRET: secret,
    FILE_LINK_SECRET: secret,
    JWT_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    MONGODB_URI: 'none',
    REDIS_URL: 'none',
  }),
  calls: { noop },
});
