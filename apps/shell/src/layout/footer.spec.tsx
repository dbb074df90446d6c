import { provideSettings } from '@concord/institute';
import { screen, within } from '@testing-library/react';
import { renderShell } from '../testing/render-app';
import { Footer } from './footer';

const marks = () => screen.queryAllByText('Sample');

describe('Footer', () => {
  afterEach(() => provideSettings({}));

  it('marks the e-mail and the social links once each while they are samples', () => {
    renderShell(<Footer />, { at: '/about' });
    expect(marks()).toHaveLength(2);
    expect(within(screen.getByRole('list', { name: 'Social media' })).queryByText('Sample')).toBeNull();
  });

  it('marks nothing after the settings replaced it', () => {
    provideSettings({ samples: ['bank account', 'social links'] });
    const { unmount } = renderShell(<Footer />, { at: '/about' });
    expect(marks()).toHaveLength(1);
    unmount();
    provideSettings({ samples: [] });
    renderShell(<Footer />, { at: '/about' });
    expect(marks()).toEqual([]);
  });
});
