import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { renderPage } from '../../testing/render-page';
import { CertificateLookup } from './certificate-lookup';

const NUMBER = 'CERT-2026-7KQ2M-XW9PD';

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

const visit = () =>
  renderPage(
    <>
      <CertificateLookup />
      <Address />
    </>,
  );

const field = () => screen.getByRole('textbox', { name: 'Certificate number' });
function look(number: string) {
  fireEvent.change(field(), { target: { value: number } });
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
}

describe('CertificateLookup', () => {
  it.each([
    [' cert2026 7kq2m-xw9pd ', `/certificate/${NUMBER}`],
    ['CERT-2O26-7KQ2M-XW9PD', `/certificate/${NUMBER}`],
    ['../../student', '/certificate/%2F..%2FSTUDENT'],
  ])('opens for %s the page %s, and empties the field', (typed, path) => {
    visit();
    look(typed);
    expect(screen.getByTestId('address')).toHaveTextContent(path);
    expect(field()).toHaveValue('');
  });

  it('requires a number', () => {
    visit();
    look('   ');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter the certificate number');
    expect(field()).toHaveFocus();
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
  });

  it('submits to the server without scripts', () => {
    visit();
    const form = screen.getByRole<HTMLFormElement>('search');
    expect([form.method, form.getAttribute('action'), field().getAttribute('name')]).toEqual([
      'get',
      '/certificate',
      'number',
    ]);
  });
});
