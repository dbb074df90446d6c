import { loadEnv } from '@concord/contracts/environment';
import { gatewayEnv } from './env';

const SERVICES = {
  GATEWAY_SECRET: 'a-gateway-secret-for-tests',
  STUDENTS_URL: 'http://127.0.0.1:1',
  EXAMS_URL: 'http://127.0.0.1:2/',
  MEDIA_URL: 'http://127.0.0.1:3',
  MEMBERS_URL: 'http://127.0.0.1:4',
};

const parseEnv = (source: Record<string, string>) => loadEnv(gatewayEnv, source);

describe('gatewayEnv', () => {
  it('uses defaults for unset and empty variables', () => {
    const env = parseEnv({ ...SERVICES, PORT: '', TRUST_PROXY: '' });
    expect(env).toMatchObject({ HOST: '127.0.0.1', PORT: 8080, TRUST_PROXY: [], LOG_LEVEL: 'info' });
    expect(env.WEB_ROOT).toMatch(/apps$/);
  });

  it('removes the trailing slash of an origin', () => {
    expect(parseEnv(SERVICES).EXAMS_URL).toBe('http://127.0.0.1:2');
  });

  it('splits the trusted proxies', () => {
    const env = parseEnv({ ...SERVICES, TRUST_PROXY: 'loopback, 10.0.0.0/8,' });
    expect(env.TRUST_PROXY).toEqual(['loopback', '10.0.0.0/8']);
  });

  it.each(['proxy', '10.0.0.0/64', '10.0.0.1;10.0.0.2'])('refuses %s as a proxy', (TRUST_PROXY) => {
    expect(() => parseEnv({ ...SERVICES, TRUST_PROXY })).toThrow(/TRUST_PROXY: must be addresses/);
  });

  it('names every invalid variable in one line', () => {
    const parse = () => parseEnv({ ...SERVICES, PORT: 'eighty', MEDIA_URL: 'media' });
    expect(parse).toThrow(/PORT: .*MEDIA_URL: /);
  });
});
