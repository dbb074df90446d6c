import { provideSettings } from '@concord/institute';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SampleMark } from './sample-mark';

const account = (
  <p>
    0123456789
    <SampleMark of="bank account" />
  </p>
);

describe('SampleMark', () => {
  afterEach(() => provideSettings({}));

  it('is there while nothing is set, in the served page as well, and is read as two words', () => {
    const { container } = render(account);
    expect(container).toHaveTextContent('0123456789 Sample value');
    expect(renderToString(account)).toContain('Sample');
  });

  it('stays beside a value that is still a sample, and only there', () => {
    provideSettings({ name: 'Lakeside', samples: ['bank account'] });
    render(
      <>
        {account}
        <SampleMark of="phones" />
      </>,
    );
    expect(screen.getAllByText('Sample')).toHaveLength(1);
  });

  it('is gone once the settings replace the sample', () => {
    provideSettings({ samples: ['phones'] });
    expect(render(account).container).toHaveTextContent(/^0123456789$/);
    expect(renderToString(account)).not.toContain('Sample');
  });
});
