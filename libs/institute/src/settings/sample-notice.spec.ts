import { sampleNotice } from './sample-notice';

describe('sampleNotice', () => {
  it('lists the samples and names the file', () => {
    expect(sampleNotice(['bank account', 'offices'], '/a/site.yaml')).toBe(
      'Sample values are still in use: bank account, offices. Replace them in site.yaml.',
    );
    expect(sampleNotice(['name'], undefined)).toContain('in a file site-settings.yaml');
    expect(sampleNotice([], '/a/site.yaml')).toBeUndefined();
  });
});
