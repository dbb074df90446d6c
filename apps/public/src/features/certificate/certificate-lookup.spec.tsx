import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { renderPage } from '../../testing/render-page';
import { CertificateLookup } from './certificate-lookup';

const NUMBER = 'CERT-2026-7KQ2M-XW9PD';
const VERDICT = {
  status: 'valid',
  studentName: 'Ngozi Okafor',
  courseTitle: 'Peace Building',
  dateGenerated: '2026-11-21',
};

let calls: string[];
let answers: (() => Response)[];

beforeEach(() => {
  calls = [];
  answers = [];
  globalThis.fetch = (input: RequestInfo | URL) => {
    calls.push(new URL((input as Request).url, 'http://localhost').pathname);
    return Promise.resolve((answers.shift() ?? (() => Response.json(VERDICT)))());
  };
});

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}

const visit = (at = '/certificate') =>
  renderPage(
    <>
      <CertificateLookup />
      <Address />
    </>,
    [at],
  );

const field = () => screen.getByRole('textbox', { name: 'Certificate number' });
const check = () => fireEvent.click(screen.getByRole('button', { name: 'Check' }));
function look(number: string) {
  fireEvent.change(field(), { target: { value: number } });
  check();
}
const refusal =
  (status: number, headers = {}) =>
  () =>
    Response.json({ statusCode: status, code: 'X', message: 'No' }, { status, headers });

describe('CertificateLookup', () => {
  it('shows a genuine certificate, puts its number into the address, and moves the focus to the answer', async () => {
    visit();
    look(' cert2026 7kq2m-xw9pd ');
    const heading = await screen.findByRole('heading', { name: 'This certificate is genuine' });
    expect(calls).toEqual([`/api/certificate/verify/${NUMBER}`]);
    expect(screen.getByTestId('address')).toHaveTextContent(`?number=${NUMBER}`);
    expect(field()).toHaveValue(NUMBER);
    for (const words of ['Ngozi Okafor', 'Peace Building', '21 November 2026', NUMBER])
      expect(screen.getByRole('status')).toHaveTextContent(words);
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('saves the signed credential of a genuine certificate, and says why there is none', async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      calls.push(this.download);
    });
    URL.createObjectURL = jest.fn(() => 'blob:credential');
    URL.revokeObjectURL = jest.fn();
    visit(`/certificate?number=${NUMBER}`);
    const button = await screen.findByRole('button', { name: 'Download credential' });
    expect(button).toHaveAccessibleDescription(/Open Badges 3.0/);
    answers.push(() => new Response('a.b.c'));
    fireEvent.click(button);
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(calls.slice(1)).toEqual([`/api/certificate/${NUMBER}/credential`, `${NUMBER}.jwt`]);
    answers.push(refusal(409));
    await waitFor(() => expect(button).toBeEnabled());
    fireEvent.click(button);
    expect(await screen.findByText('No')).toBeVisible();
    expect(saved).toHaveBeenCalledTimes(1);
    saved.mockRestore();
  });

  it('reports an unknown number', async () => {
    answers.push(refusal(404));
    visit();
    look(NUMBER);
    expect(await screen.findByRole('heading', { name: 'This number is not known' })).toBeVisible();
  });

  it.each(['../../student', '<script>alert(1)</script>', 'x'.repeat(100)])(
    'reports %s as unknown without a request',
    async (number) => {
      visit(`/certificate?number=${encodeURIComponent(number)}`);
      expect(await screen.findByRole('heading', { name: 'This number is not known' })).toBeVisible();
      expect(calls).toEqual([]);
    },
  );

  it('requires a number', () => {
    visit();
    look('   ');
    expect(screen.getByRole('alert')).toHaveTextContent('Type the number of the certificate');
    expect(field()).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('shows when to retry after too many unknown numbers', async () => {
    answers.push(refusal(429, { 'retry-after': '300' }));
    visit(`/certificate?number=${NUMBER}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('try again in 5 minutes');
  });

  it('offers to retry after a failure', async () => {
    answers.push(refusal(400));
    visit(`/certificate?number=${NUMBER}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'This certificate is genuine' })).toBeVisible();
  });

  it('opens with the answer by its address, and looks the number up again, which may have been revoked', async () => {
    visit(`/certificate?number=${NUMBER}`);
    expect(await screen.findByRole('heading', { name: 'This certificate is genuine' })).not.toHaveFocus();
    expect(field()).toHaveValue(NUMBER);
    answers.push(() => Response.json({ ...VERDICT, status: 'revoked' }));
    check();
    expect(await screen.findByRole('heading', { name: 'This certificate was revoked' })).toBeVisible();
    expect(screen.getByText('Ngozi Okafor')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download credential' })).toBeNull();
  });
});
