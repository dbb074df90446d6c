import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { renderPage } from '../../testing/render-page';
import CertificatePage from './certificate-page';
import CertificateVerdictPage from './certificate-verdict-page';
import { provideVerdict, servedVerdict } from './served-verdict';

const NUMBER = 'CERT-2026-7KQ2M-XW9PD';
const OTHER = 'CERT-2026-AAAAA-BBBBB';
const VERDICT = {
  status: 'valid',
  state: 'valid',
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

const visit = (at = `/certificate/${NUMBER}`, state?: object) =>
  renderPage(
    <>
      <Link to={`/certificate/${NUMBER}`}>the same again</Link>
      <Routes>
        <Route path="/certificate" element={<CertificatePage />} />
        <Route path="/certificate/:number" element={<CertificateVerdictPage />} />
      </Routes>
    </>,
    [{ pathname: at.split('?')[0], search: at.includes('?') ? `?${at.split('?')[1] ?? ''}` : '', state }],
  );
const heading = (name: string) => screen.findByRole('heading', { name });
const refusal =
  (status: number, headers = {}) =>
  () =>
    Response.json({ statusCode: status, code: 'X', message: 'No' }, { status, headers });

describe('CertificateVerdictPage', () => {
  it('asks the register about a letter of a member, and shows the grade and whether it holds', async () => {
    const paper = { kind: 'standing-letter', name: 'Okafor Ada', grade: 'Full', on: '2026-11-21' };
    answers = [() => Response.json({ ...paper, standing: 'current', until: '2026-12-31', holds: true })];
    visit('/certificate/LETR-2026-7KQ2M-XW9PD');
    await heading('This document is genuine and holds today');
    expect(calls).toEqual(['/api/member-paper/verify/LETR-2026-7KQ2M-XW9PD']);
    for (const words of [
      'Letter of good standing',
      'Okafor Ada',
      'Full',
      'in good standing until 31 December 2026',
    ])
      expect(screen.getByRole('status')).toHaveTextContent(words);
  });

  it('shows name, course, dates and issuer, and focuses the verdict on a typed number', async () => {
    visit('/certificate/cert20267kq2mxw9pd', { isLookup: true });
    const answer = await heading('This certificate is genuine');
    expect(calls).toEqual([`/api/certificate/verify/${NUMBER}`]);
    for (const words of [
      'Ngozi Okafor',
      'Peace Building',
      '21 November 2026',
      'Concord Institute of Peace',
      NUMBER,
    ])
      expect(screen.getByRole('status')).toHaveTextContent(words);
    await waitFor(() => expect(answer).toHaveFocus());
  });

  it('opens by a link of an earlier version', async () => {
    visit(`/certificate?number=${NUMBER}`);
    expect(await heading('This certificate is genuine')).not.toHaveFocus();
  });

  it('says when and why a certificate was revoked', async () => {
    const revokedAt = '2026-11-22T10:00:00.000Z';
    const reason = 'Issued by <b>mistake</b>';
    answers.push(() => Response.json({ ...VERDICT, status: 'revoked', state: 'revoked', revokedAt, reason }));
    visit();
    await heading('This certificate was revoked');
    expect(screen.getByRole('status')).toHaveTextContent('22 November 2026 at 11:00');
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download credential' })).toBeNull();
  });

  it('links from a replaced certificate to its replacement', async () => {
    const replaced = { status: 'revoked', state: 'replaced', replacedBy: OTHER };
    answers.push(() => Response.json({ ...VERDICT, ...replaced }));
    answers.push(() => Response.json({ ...VERDICT, replaces: NUMBER }));
    visit();
    await heading('This certificate was replaced');
    fireEvent.click(screen.getByRole('link', { name: OTHER }));
    await heading('This certificate is genuine');
    expect(calls[1]).toBe(`/api/certificate/verify/${OTHER}`);
    expect(screen.getByRole('link', { name: NUMBER })).toHaveAttribute('href', `/certificate/${NUMBER}`);
  });

  it('reports an unknown number', async () => {
    answers.push(refusal(404));
    visit();
    expect(await heading('No certificate has this number')).toBeVisible();
  });

  it.each(['/certificate/..%2F..%2Fstudent', '/certificate/%3Cscript%3E', `/certificate/${'x'.repeat(100)}`])(
    'reports %s as unknown without a request',
    async (path) => {
      visit(path);
      expect(await heading('No certificate has this number')).toBeVisible();
      expect(calls).toEqual([]);
    },
  );

  it('shows when to retry after too many lookups, and retries', async () => {
    answers.push(refusal(429, { 'retry-after': '300' }));
    visit();
    await heading('Please wait before the next check');
    expect(screen.getByRole('status')).toHaveTextContent('try again in 5 minutes');
    fireEvent.click(screen.getByRole('link', { name: 'Try again' }));
    expect(await heading('This certificate is genuine')).toBeVisible();
  });

  it('does not report a failure as an unknown number', async () => {
    answers.push(refusal(400));
    visit();
    await heading('We could not check this number');
    fireEvent.click(screen.getByRole('link', { name: 'Try again' }));
    expect(await heading('This certificate is genuine')).toBeVisible();
  });

  it('saves the signed credential of a genuine certificate, and explains a failure', async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      calls.push(this.download);
    });
    URL.createObjectURL = jest.fn(() => 'blob:credential');
    URL.revokeObjectURL = jest.fn();
    visit();
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

  describe('with a verdict that was served', () => {
    const served = { state: 'revoked', number: NUMBER, studentName: 'As served' } as const;
    afterEach(() => provideVerdict(undefined));

    it('shows it without a request, and requests a repeated lookup', async () => {
      provideVerdict(served);
      visit();
      expect(screen.getByText('As served')).toBeVisible();
      expect(calls).toEqual([]);
      expect(servedVerdict()).toBeUndefined();
      fireEvent.click(screen.getByRole('link', { name: 'the same again' }));
      expect(await heading('This certificate is genuine')).toBeVisible();
    });

    it('requests a verdict that the server could not look up', async () => {
      provideVerdict({ state: 'unavailable', number: NUMBER });
      visit();
      const retry = screen.getByRole('link', { name: 'Try again' });
      expect(retry).toHaveAttribute('href', `/certificate/${NUMBER}`);
      fireEvent.click(retry);
      expect(await heading('This certificate is genuine')).toBeVisible();
    });
  });
});
