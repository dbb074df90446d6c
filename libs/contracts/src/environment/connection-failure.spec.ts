import { connectionFailure, errorCode } from './connection-failure';

const failed = (code: unknown) => Object.assign(new Error('failed'), { code });

describe('connectionFailure', () => {
  it.each([
    ['ECONNREFUSED', 'unreached'],
    ['ENOTFOUND', 'unreached'],
    ['UND_ERR_CONNECT_TIMEOUT', 'unreached'],
    ['ECONNRESET', 'lost'],
    ['UND_ERR_SOCKET', 'lost'],
    ['UND_ERR_BODY_TIMEOUT', undefined],
    [5, undefined],
  ])('takes %s for %s', (code, failure) => {
    expect(connectionFailure(failed(code))).toBe(failure);
  });

  it('looks at the first address of a name that has several', () => {
    const error = new AggregateError([failed('ECONNREFUSED'), failed('EHOSTUNREACH')]);
    expect([errorCode(error), connectionFailure(error)]).toEqual(['ECONNREFUSED', 'unreached']);
  });

  it('takes a connection that no address took in time for unreached', () => {
    const error = new AggregateError([failed('ETIMEDOUT'), failed('ECONNREFUSED')]);
    expect(connectionFailure(error)).toBe('unreached');
  });

  it.each([undefined, null, 'ECONNRESET', new Error('no code'), new AggregateError([])])(
    'finds nothing in %p',
    (error) => expect([errorCode(error), connectionFailure(error)]).toEqual(['', undefined]),
  );
});
