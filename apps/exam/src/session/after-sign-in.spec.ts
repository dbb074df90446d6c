import { pathAfterSignIn } from './after-sign-in';

describe('pathAfterSignIn', () => {
  it.each([
    [{ to: '/practice' }, '/practice'],
    [{ to: '/practice', notice: 'Sign in' }, '/practice'],
    [{ to: 'https://elsewhere.example/' }, '/select-exam'],
    [{ to: '/online-exam' }, '/select-exam'],
    [{ notice: 'Sign in' }, '/select-exam'],
    ['/practice', '/select-exam'],
    [null, '/select-exam'],
    [undefined, '/select-exam'],
  ])('after %j is %s', (state, path) => expect(pathAfterSignIn(state)).toBe(path));
});
