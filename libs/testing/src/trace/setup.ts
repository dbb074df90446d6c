import { isOneServer, MongoTrace } from './mongo-trace';

declare global {
  var mongoTrace: MongoTrace | undefined;
}

/** Jest's global set-up of integration tests: routes their MongoDB commands through the check. @public */
export default async function traceMongo(): Promise<void> {
  const { INTEGRATION, MONGODB_URI = '' } = process.env;
  if (!INTEGRATION || !isOneServer(MONGODB_URI)) return;
  globalThis.mongoTrace = await MongoTrace.to(MONGODB_URI);
  process.env.MONGODB_URI = globalThis.mongoTrace.url;
}
