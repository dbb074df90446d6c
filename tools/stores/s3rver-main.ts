// The embedded object store in its own process, because its file operations would block the launcher.
import S3rver from '@20minutes/s3rver';
import AWSAccount from '@20minutes/s3rver/lib/models/account.js';

const { PORT, S3_FOLDER, S3_ACCESS_KEY, S3_SECRET_KEY } = process.env;
if (!PORT || !S3_FOLDER || !S3_ACCESS_KEY || !S3_SECRET_KEY)
  throw new Error('The launcher starts this program.');

const account = AWSAccount.DUMMY_ACCOUNT;
account.revokeAccessKey('S3RVER');
account.createKeyPair(S3_ACCESS_KEY, S3_SECRET_KEY);

const server = new S3rver({
  address: '127.0.0.1',
  port: Number(PORT),
  directory: S3_FOLDER,
  silent: true,
  resetOnClose: false,
  vhostBuckets: false,
});
// It verifies signatures, but also serves requests without one.
server.middleware.unshift(async (context, next) => {
  const { headers, query } = context;
  if ('authorization' in headers || 'Signature' in query || 'X-Amz-Algorithm' in query) return next();
  context.status = 403;
});
await server.run();
