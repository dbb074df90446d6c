import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { EnvironmentError, loadEnv, readEnv } from './load-env';

const schema = z.object({
  PORT: z.coerce.number().int().default(1),
  SERVICE_SECRET: z.string().min(16),
  SMTP_URL: z.string().startsWith('smtp', 'must be an smtp address').optional(),
});

const folder = mkdtempSync(join(tmpdir(), 'load-env-'));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
afterAll(() => rmSync(folder, { recursive: true }));

/** Error message for an invalid environment. */
function refusal(source: Record<string, string | undefined>): string {
  try {
    loadEnv(schema, source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
  }
  throw new Error('it was accepted');
}

const SECRET = 'a-secret-of-the-services';

describe('loadEnv', () => {
  it('takes an empty variable for unset', () => {
    expect(loadEnv(schema, { PORT: '', SERVICE_SECRET: SECRET, SMTP_URL: '' })).toEqual({
      PORT: 1,
      SERVICE_SECRET: SECRET,
    });
  });

  it.each(['\n', '\r\n', ''])('reads a secret from its file, without the line end %j', (end) => {
    const path = file('secret', SECRET + end);
    expect(loadEnv(schema, { SERVICE_SECRET_FILE: path, SERVICE_SECRET: '' }).SERVICE_SECRET).toBe(SECRET);
  });

  it('names every missing and wrong variable, and no value', () => {
    const message = refusal({ PORT: 'eighty', SMTP_URL: 'imap://me:hidden@host' });
    expect(message).toMatch(/PORT: .*SERVICE_SECRET: missing; SMTP_URL: must be an smtp address$/);
    expect(message).not.toMatch(/eighty|hidden/);
  });

  it.each([
    [
      'both are set',
      () => ({ SERVICE_SECRET: SECRET, SERVICE_SECRET_FILE: file('both', SECRET) }),
      /SERVICE_SECRET: /,
    ],
    ['the file is not there', () => ({ SERVICE_SECRET_FILE: '/nowhere' }), /SERVICE_SECRET_FILE: .*ENOENT/],
    [
      'the file is empty',
      () => ({ SERVICE_SECRET_FILE: file('empty', '\n') }),
      /SERVICE_SECRET_FILE: .*empty/,
    ],
    ['the content is wrong', () => ({ SERVICE_SECRET_FILE: file('short', 'short') }), /SERVICE_SECRET: /],
  ])('refuses a file of a secret when %s', (_case, source, words) => {
    const message = refusal(source());
    expect(message).toMatch(words);
    expect(message).not.toMatch(/missing|a-secret|nowhere|short/);
  });

  it('leaves the files of secrets alone that the process does not use', () => {
    expect(loadEnv(schema, { SERVICE_SECRET: SECRET, REDIS_URL_FILE: '/nowhere' }).PORT).toBe(1);
  });
});

describe('readEnv', () => {
  const log = { warn: jest.fn(), fatal: jest.fn() };
  afterEach(() => jest.restoreAllMocks());
  beforeEach(() => jest.clearAllMocks());

  it('warns of variables that nobody reads', () => {
    readEnv(schema, { SERVICE_SECRET: SECRET, MONGO_URI: 'x', S3_SECRETKEY: 'x', CONCORD_COLOUR: 'x' }, log);
    expect(log.fatal).not.toHaveBeenCalled();
    expect(log.warn.mock.calls).toEqual([
      [
        expect.anything(),
        'Unknown variables have no effect: MONGO_URI (did you mean MONGODB_URI?), ' +
          'S3_SECRETKEY (did you mean S3_SECRET_KEY?), CONCORD_COLOUR',
      ],
    ]);
  });

  it.each([
    [
      'of other programs',
      { AWS_REGION: 'x', HOME: 'x', HOSTNAME: 'x', MAILCHECK: 'x', NODE_ENV: 'x', npm_config_x: 'x' },
    ],
    ['of other processes of ours', { S3_ENDPOINT: 'x', EXAMS_URL: 'x', JWT_PRIVATE_KEY_FILE: 'x' }],
    [
      'of links between containers',
      { REDIS_PORT_6379_TCP: 'x', MEDIA_SERVICE_HOST: 'x', STUDENTS_PORT: 'x' },
    ],
    ['that are empty', { MONGO_URI: '' }],
  ])('says nothing of variables %s', (_case, others) => {
    readEnv(schema, { SERVICE_SECRET: SECRET, ...others }, log);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('ends the process with code 1 after one line', () => {
    const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('ended');
    });
    expect(() => readEnv(schema, { MONGO_URI: 'x' }, log)).toThrow('ended');
    expect(exit).toHaveBeenCalledWith(1);
    expect(log.warn).not.toHaveBeenCalled();
    expect(log.fatal.mock.calls).toEqual([
      [
        { variables: ['SERVICE_SECRET'], unknown: ['MONGO_URI (did you mean MONGODB_URI?)'] },
        'The environment cannot be used. SERVICE_SECRET: missing',
      ],
    ]);
  });
});
