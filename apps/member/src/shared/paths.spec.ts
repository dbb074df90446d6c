import { signInPath } from './paths';

describe('signInPath', () => {
  it('leads back to the page, except to the home', () => {
    expect(signInPath({ pathname: '/me', search: '' })).toBe('/me/sign-in');
    expect(signInPath({ pathname: '/me/payments', search: '?year=2026' })).toBe(
      '/me/sign-in?next=%2Fme%2Fpayments%3Fyear%3D2026',
    );
  });
});
