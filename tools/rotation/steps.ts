import { newSecrets, randomText } from '../lib/new-secrets.mjs';
import { nextRotation } from '../lib/secret-rotation.mjs';

/** The set variables of an env file, by name. */
export type Values = Readonly<Record<string, string>>;
/** Variables that change; one without a value goes. */
export type Changes = Readonly<Record<string, string | undefined>>;

/**
 * Progress of a rotation in the env file, so that an interrupted command continues. States ending in -ing
 * have work to do, the others wait for the operator.
 */
export const STATE = 'ROTATION_STATE';
export type State = 'adding' | 'added' | 'using' | 'moving' | 'used' | 'dropping';

/** True for stores that this installation manages; operators rotate their own stores. */
const isOurs = {
  mongodb: ({ MONGODB_URI }: Values) => !MONGODB_URI,
  redis: ({ REDIS_URL }: Values) => !REDIS_URL,
  s3: ({ S3_ENDPOINT }: Values) => !S3_ENDPOINT,
};

const FIRST_USER = 'concord';
const SECOND_USER = 'concord-2';
const turned = (list = '') => list.split(',').toReversed().join(',');
const first = (list = '') => list.split(',')[0];

/** MongoDB accepts only one password per user, so two users alternate. */
function withNextPasswords(values: Values): Changes {
  const { MONGODB_USER = FIRST_USER, S3_ACCESS_KEY, S3_SECRET_KEY } = values;
  const pair = newSecrets();
  return {
    ...(isOurs.mongodb(values) && {
      MONGODB_USER_NEXT: MONGODB_USER === FIRST_USER ? SECOND_USER : FIRST_USER,
      MONGODB_PASSWORD_NEXT: randomText(24),
    }),
    ...(isOurs.redis(values) && { REDIS_PASSWORD_NEXT: randomText(24) }),
    ...(isOurs.s3(values) && {
      MINIO_ROOT_USER: S3_ACCESS_KEY,
      MINIO_ROOT_PASSWORD: S3_SECRET_KEY,
      S3_ACCESS_KEY: `${S3_ACCESS_KEY},${pair.S3_ACCESS_KEY}`,
      S3_SECRET_KEY: `${S3_SECRET_KEY},${pair.S3_SECRET_KEY}`,
    }),
    BACKUP_PASSWORD_NEXT: randomText(32),
  };
}

/** Makes the new passwords the present ones. MinIO still has its old pair, which processes try second. */
function withPresentPasswords(values: Values): Changes {
  const { MONGODB_USER = FIRST_USER, S3_ACCESS_KEY, S3_SECRET_KEY } = values;
  return {
    ...(isOurs.mongodb(values) && {
      MONGODB_USER: values.MONGODB_USER_NEXT,
      MONGODB_PASSWORD: values.MONGODB_PASSWORD_NEXT,
      MONGODB_USER_PREVIOUS: MONGODB_USER,
    }),
    ...(isOurs.redis(values) && { REDIS_PASSWORD: values.REDIS_PASSWORD_NEXT }),
    ...(isOurs.s3(values) && { S3_ACCESS_KEY: turned(S3_ACCESS_KEY), S3_SECRET_KEY: turned(S3_SECRET_KEY) }),
    BACKUP_PASSWORD: values.BACKUP_PASSWORD_NEXT,
    MONGODB_USER_NEXT: undefined,
    MONGODB_PASSWORD_NEXT: undefined,
    REDIS_PASSWORD_NEXT: undefined,
    BACKUP_PASSWORD_NEXT: undefined,
  };
}

/** @throws Error in words for the operator */
function begin(values: Values): Changes {
  if (values.SERVICE_SECRET?.includes(','))
    throw new Error('A rotation by "npm run secrets -- --rotate" is in progress: finish it in that way.');
  const missing = ['MONGODB_PASSWORD', 'REDIS_PASSWORD', 'S3_ACCESS_KEY', 'BACKUP_PASSWORD'].find(
    (name) => !values[name],
  );
  if (missing) throw new Error(`To rotate secrets, the file must have the value of ${missing}.`);
  return { ...nextRotation(values).values, ...withNextPasswords(values), [STATE]: 'adding' };
}

/** Changes of the env file for the next state. @throws Error in words for the operator */
export function nextChanges(values: Values): Changes {
  switch (values[STATE]) {
    case undefined:
      return begin(values);
    case 'adding':
      return { [STATE]: 'added' };
    case 'added':
      return { ...nextRotation(values).values, ...withPresentPasswords(values), [STATE]: 'using' };
    case 'using':
      return {
        ...(isOurs.s3(values) && {
          MINIO_ROOT_USER: first(values.S3_ACCESS_KEY),
          MINIO_ROOT_PASSWORD: first(values.S3_SECRET_KEY),
        }),
        [STATE]: 'moving',
      };
    case 'moving':
      return { [STATE]: 'used' };
    case 'used':
      return {
        ...nextRotation(values).values,
        ...(isOurs.s3(values) && {
          S3_ACCESS_KEY: first(values.S3_ACCESS_KEY),
          S3_SECRET_KEY: first(values.S3_SECRET_KEY),
        }),
        [STATE]: 'dropping',
      };
    case 'dropping':
      return { MONGODB_USER_PREVIOUS: undefined, [STATE]: undefined };
    default:
      throw new Error(`${STATE} is "${values[STATE]}", which is not the name of a state.`);
  }
}
