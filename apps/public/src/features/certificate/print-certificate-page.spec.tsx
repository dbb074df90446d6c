import { CERTIFICATE_DESIGNS } from '@concord/contracts';
import { FIRST_TEMPLATES } from '@concord/institute';
import { sheetHtml, sheetTree, wordsOf } from '@concord/institute/certificate-sheet';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderPage } from '../../testing/render-page';
import PrintCertificatePage from './print-certificate-page';

const NUMBER = 'CERT-2026-7KQ2M-XW9PD';
const CERTIFICATE = {
  _id: 'a'.repeat(24),
  studentName: 'Ngozi <b>Okafor</b>',
  selectedCourse: { id: 'c'.repeat(24), courseTitle: 'Peace Building' },
  dateGenerated: '2026-11-20',
  serialNumber: 'ABCD-EFGH-JKMN-PQRS',
  certificateNumber: NUMBER,
  printToken: 'token',
};

let answers: Record<string, () => Response>;
let tokens: (string | null)[];
let saved: jest.SpyInstance;

beforeEach(() => {
  tokens = [];
  answers = {
    '/api/media/documents': () => Response.json({ jobId: 'j1' }, { status: 202 }),
    '/api/media/documents/j1': () =>
      Response.json({ status: 'done', progress: 100, url: '/api/media/files/f?exp=1&sig=x' }),
  };
  globalThis.fetch = (input: RequestInfo | URL) => {
    const request = input as Request;
    tokens.push(request.headers.get('authorization'));
    const answer = answers[new URL(request.url, 'http://localhost').pathname];
    return Promise.resolve(answer?.() ?? Response.json({}, { status: 404 }));
  };
  saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  window.print = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

const visit = (state: unknown, before = ['/certificate-form'], key = before.length ? 'k' : 'default') =>
  renderPage(
    <Routes>
      <Route path="/certificate-form" element="The form" />
      <Route path="/certification" element="The courses" />
      <Route path="/print-certificate" element={<PrintCertificatePage />} />
    </Routes>,
    [...before, { pathname: '/print-certificate', state, key }],
  );

const REMINDER = 'Ensure you print a copy of your Certificate before leaving this page';
const button = (name: string) => screen.getByRole('button', { name });

describe('PrintCertificatePage', () => {
  it('shows the certificate, HTML as text, with a QR code of its verification', async () => {
    visit(CERTIFICATE);
    const sheet = screen.getByRole('article', { name: 'Certificate' });
    for (const words of ['Ngozi <b>Okafor</b>', 'Peace Building', '20 November 2026', NUMBER])
      expect(sheet).toHaveTextContent(words);
    expect(screen.getByText(REMINDER)).toBeVisible();
    await waitFor(() => expect(sheet.querySelector('.proof img')).toBeInTheDocument());
  });

  it("shows the texts of the certificate's template in its colour", () => {
    const print = {
      design: 'diploma',
      version: 3,
      title: 'Diploma <i>in</i> Peace',
      body: 'We award to\n{name}\nthe\n{course}\nunder {number} {x}',
      signatories: [{ name: 'Adaeze Nwosu', role: 'Dean' }],
      accent: '#0b5a5e',
    };
    visit({ ...CERTIFICATE, print });
    const sheet = screen.getByRole('article', { name: 'Certificate' });
    const texts = ['Diploma <i>in</i> Peace', 'We award to', `under ${NUMBER} {x}`, 'Adaeze Nwosu', 'Dean'];
    for (const words of texts) expect(sheet).toHaveTextContent(words);
    expect(sheet).not.toHaveTextContent('Registrar');
    expect(sheet.style.getPropertyValue('--accent')).toBe('#0b5a5e');
  });

  it.each(CERTIFICATE_DESIGNS)(
    'has the elements and texts of the printed sheet of the design %s',
    (design) => {
      const print = { design, version: 1, ...FIRST_TEMPLATES[design] };
      visit({ ...CERTIFICATE, print });
      const shown = screen.getByRole('article', { name: 'Certificate' });
      const words = wordsOf({ ...CERTIFICATE, createdAt: '', genrated: 'manual' });
      const sheet = sheetTree({ print, words, signatures: [], ground: '', qr: '', isSpecimen: false });
      const printed = new DOMParser().parseFromString(sheetHtml(sheet), 'text/html').body;
      const classesOf = (root: Element) =>
        [...root.querySelectorAll('[class]:not(.drawing)')].map((one) => one.className);
      expect(classesOf(shown)).toEqual(classesOf(printed));
      expect(shown.textContent).toBe(printed.textContent);
    },
  );

  it.each([[{ title: 1 }], ['x'], [{ design: 'other', version: 1 }]])(
    'says the usual text where the state has %j in its place',
    (print) => {
      visit({ ...CERTIFICATE, print });
      const sheet = screen.getByRole('article', { name: 'Certificate' });
      expect(sheet).toHaveTextContent('has met all requirements of the course');
      expect(sheet).toHaveTextContent('Registrar');
    },
  );

  it('requests the PDF and saves it', async () => {
    visit(CERTIFICATE);
    fireEvent.click(button('Print Certificate'));
    expect(await screen.findByRole('link', { name: 'Open the PDF' })).toHaveAttribute(
      'href',
      '/api/media/files/f?exp=1&sig=x',
    );
    expect((saved.mock.contexts[0] as HTMLAnchorElement).pathname).toBe('/api/media/files/f');
    expect(tokens).toEqual(['Bearer token', 'Bearer token']);
    expect(window.print).not.toHaveBeenCalled();
  });

  it.each([
    [503, /not available right now/, 1],
    [401, /available for 30 minutes only/, 1],
    [404, /no longer valid/, 0],
  ])('explains a PDF refused with %i', async (status, words, prints) => {
    answers['/api/media/documents'] = () => Response.json({ message: 'No' }, { status });
    visit(CERTIFICATE);
    fireEvent.click(button('Print Certificate'));
    expect(await screen.findByText(words)).toBeVisible();
    expect(window.print).toHaveBeenCalledTimes(prints);
    expect(saved).not.toHaveBeenCalled();
  });

  it('opens the print dialog without a print token', async () => {
    visit({ ...CERTIFICATE, printToken: undefined });
    fireEvent.click(button('Print Certificate'));
    expect(window.print).toHaveBeenCalledTimes(1);
    expect(tokens).toEqual([]);
  });

  it('goes back to the form', async () => {
    visit(CERTIFICATE);
    fireEvent.click(button('Go Back'));
    expect(await screen.findByText('The form')).toBeVisible();
  });

  it.each([[null], ['text'], [{ studentName: 7, selectedCourse: 'x' }]])(
    'is a preview for the history state %j, and goes back to the previous page',
    async (state) => {
      visit(state, ['/certification']);
      expect(screen.getByRole('heading', { level: 1, name: 'Certificate preview' })).toBeVisible();
      expect(screen.getByText(REMINDER)).toBeVisible();
      expect(button('Print Certificate')).toBeDisabled();
      fireEvent.click(button('Go Back'));
      expect(await screen.findByText('The courses')).toBeVisible();
    },
  );

  it('goes to the form if there is no previous page', async () => {
    visit(null, []);
    fireEvent.click(button('Go Back'));
    expect(await screen.findByText('The form')).toBeVisible();
  });

  it('goes back after a reload, when only the Navigation API knows the previous page', async () => {
    Object.assign(window, { navigation: { canGoBack: true } });
    visit(null, ['/certification'], 'default');
    fireEvent.click(button('Go Back'));
    expect(await screen.findByText('The courses')).toBeVisible();
    Reflect.deleteProperty(window, 'navigation');
  });
});
