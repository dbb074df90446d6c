import { provideSettings } from '@concord/institute';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { RichText } from '../../content/page-content';
import { Rich } from './rich-text';

const show = (text: RichText) =>
  render(
    <MemoryRouter>
      <p>
        <Rich text={text} />
      </p>
    </MemoryRouter>,
  );

describe('Rich', () => {
  afterEach(() => provideSettings({}));

  it('shows markup in a text as characters', () => {
    show('1 < 2 <b>bold</b>');
    expect(screen.getByText('1 < 2 <b>bold</b>')).toBeVisible();
  });

  it('keeps the spaces between words, stressed words and links', () => {
    const { container } = show([
      'Pay ',
      { strong: 'once' },
      ', then ',
      { text: 'register', to: '/register' },
      '.',
    ]);
    expect(container).toHaveTextContent('Pay once, then register.');
    expect(screen.getByText('once').tagName).toBe('STRONG');
  });

  it('marks a link that is a sample, until the settings replace it', () => {
    const address = { text: 'a@b.example', href: 'mailto:a@b.example', sample: 'e-mail' } as const;
    expect(show(['Write to ', address, '.']).container).toHaveTextContent(
      'Write to a@b.example Sample value.',
    );
    expect(screen.getByRole('link', { name: 'a@b.example' })).not.toHaveAttribute('sample');
    cleanup();
    provideSettings({ samples: ['phones'] });
    expect(show(['Write to ', address, '.']).container).toHaveTextContent('Write to a@b.example.');
  });

  it('opens pages of the site, e-mail and external pages, the last without access to this page', () => {
    show([
      { text: 'page', to: '/member#fees' },
      { text: 'mail', href: 'mailto:info@concord.example' },
      { text: 'web', href: 'https://example.org/' },
    ]);
    expect(screen.getByRole('link', { name: 'page' })).toHaveAttribute('href', '/member#fees');
    expect(screen.getByRole('link', { name: 'mail' })).not.toHaveAttribute('rel');
    expect(screen.getByRole('link', { name: 'web' })).toHaveAttribute('rel', 'noopener');
  });
});
