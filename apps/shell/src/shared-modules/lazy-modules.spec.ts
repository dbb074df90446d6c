import { offlineModulesOf } from './lazy-modules';

describe('offlineModulesOf', () => {
  it('adds those of pages that must work without a network to those of every page', () => {
    expect(offlineModulesOf('member')).toEqual(['member', 'basics', 'dialogs']);
    expect(offlineModulesOf('exam')).toEqual(['basics', 'requests', 'dialogs']);
    expect(offlineModulesOf('registration')).toEqual(['display', 'forms', 'requests']);
  });

  it.each(['library', 'toString'])('has none for %s, which is no remote', (remote) => {
    expect(offlineModulesOf(remote)).toEqual([]);
  });
});
