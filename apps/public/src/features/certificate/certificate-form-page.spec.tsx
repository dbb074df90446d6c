import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { renderPage } from '../../testing/render-page';
import CertificateFormPage from './certificate-form-page';

const SERIAL = 'ABCD-EFGH-JKMN-PQRS';
const COURSE = 'c'.repeat(24);
const CERTIFICATE = {
  _id: 'a'.repeat(24),
  studentName: 'Ngozi Okafor',
  selectedCourse: { id: COURSE, courseTitle: 'Peace Building' },
  createdAt: '2026-11-21T10:00:00.000Z',
  dateGenerated: '2026-11-20',
  serialNumber: SERIAL,
  certificateNumber: 'CERT-2026-7KQ2M-XW9PD',
  genrated: 'manual',
  printToken: 'token',
};

type Answer = () => Response;
let answers: Record<string, Answer>;
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  sent = [];
  answers = {
    '/api/course': () =>
      Response.json([{ _id: COURSE, courseTitle: 'Peace Building', courseDescription: '', exams: [] }]),
    '/api/serial/check': () => Response.json({ isValid: true }),
    '/api/certificate/create': () => Response.json(CERTIFICATE, { status: 201 }),
  };
  globalThis.fetch = async (input: RequestInfo | URL) => {
    const request = input as Request;
    const { pathname, search } = new URL(request.url, 'http://localhost');
    const body = request.method === 'POST' ? ((await request.json()) as unknown) : search;
    if (pathname !== '/api/course') sent.push({ path: pathname, body });
    return answers[pathname]?.() ?? Response.json({}, { status: 404 });
  };
});

function Printed() {
  return <p data-testid="printed">{JSON.stringify(useLocation().state)}</p>;
}

const visit = () =>
  renderPage(
    <Routes>
      <Route path="/certificate-form" element={<CertificateFormPage />} />
      <Route path="/print-certificate" element={<Printed />} />
    </Routes>,
    ['/certificate-form'],
  );

const textbox = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(textbox(name), { target: { value } });
const proceed = () => fireEvent.click(screen.getByRole('button', { name: 'Proceed' }));

async function chooseCourse() {
  const course = screen.getByRole('combobox', { name: 'Course' });
  await waitFor(() => expect(course).not.toHaveAttribute('aria-disabled'));
  fireEvent.mouseDown(course);
  fireEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Peace Building' }));
}

async function fill() {
  visit();
  type('Student name', 'Ngozi Okafor');
  type('Serial number', 'abcdefghjkmnpqrs');
  await chooseCourse();
  const date = await screen.findByRole('group', { name: 'Date' });
  const parts: [string, string][] = [
    ['Day', '20'],
    ['Month', '11'],
    ['Year', '2026'],
  ];
  for (const [name, digits] of parts) {
    const part = within(date).getByRole('spinbutton', { name });
    fireEvent.focus(part);
    for (const digit of digits) {
      part.textContent = digit;
      fireEvent.input(part);
    }
  }
}

describe('CertificateFormPage', () => {
  it('requires all details', async () => {
    visit();
    proceed();
    for (const words of [
      'Enter the student name',
      'Choose the course',
      'Enter the serial number',
      'Enter the date',
    ])
      expect(await screen.findByText(words)).toBeVisible();
    expect(await screen.findByText('Complete details')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('groups the serial', () => {
    visit();
    type('Serial number', 'abcdefghjkmnpqrstuvw');
    expect(textbox('Serial number')).toHaveValue(SERIAL);
  });

  // An input with `maxlength` would cut these at 28 UTF-16 units, in the middle of a name.
  it.each([
    ['o\u0323\u0301'.repeat(14), false],
    ['e\u0301'.repeat(28), false],
    ['😀'.repeat(28), false],
    [`${'e\u0301'.repeat(28)}a`, true],
    ['😀'.repeat(29), true],
  ])('judges the name %s by characters, and cuts nothing off', async (name, isTooLong) => {
    visit();
    expect(textbox('Student name')).not.toHaveAttribute('maxlength');
    type('Student name', name);
    expect(textbox('Student name')).toHaveValue(name);
    proceed();
    await screen.findByText('Choose the course');
    const words = screen.queryByText('The name can have up to 28 characters');
    expect(words !== null).toBe(isTooLong);
  });

  it('validates the serial, creates the certificate and opens it', async () => {
    await fill();
    proceed();
    expect(JSON.parse((await screen.findByTestId('printed')).textContent ?? '')).toEqual(CERTIFICATE);
    expect(sent).toEqual([
      { path: '/api/serial/check', body: { serial: SERIAL, purpose: 'certificate' } },
      {
        path: '/api/certificate/create',
        body: {
          studentName: 'Ngozi Okafor',
          selectedCourse: COURSE,
          serialNumber: SERIAL,
          dateGenerated: '2026-11-20',
          genrated: 'manual',
        },
      },
    ]);
  });

  it('reports an invalid serial and keeps the input', async () => {
    answers['/api/serial/check'] = () => Response.json({ isValid: false });
    await fill();
    proceed();
    await waitFor(() => expect(textbox('Serial number')).toBeInvalid());
    expect(screen.getAllByText('Invalid serial number').length).toBeGreaterThan(0);
    expect(sent.map(({ path }) => path)).toEqual(['/api/serial/check']);
    expect(textbox('Student name')).toHaveValue('Ngozi Okafor');
  });

  it.each([
    [409, 'SERIAL_INVALID', 'Invalid serial number ', /issued for a different name or course/],
    [409, 'SERIAL_INVALID', 'The certificate for this serial number was revoked', /was revoked/],
    [503, 'UPSTREAM_UNAVAILABLE', 'Please wait a little', /Please wait a little/],
  ])(
    'keeps the input when the certificate is refused with %i %s: %s',
    async (statusCode, code, message, words) => {
      answers['/api/certificate/create'] = () =>
        Response.json({ statusCode, code, message }, { status: statusCode });
      await fill();
      proceed();
      expect((await screen.findAllByText(words))[0]).toBeVisible();
      expect(textbox('Student name')).toHaveValue('Ngozi Okafor');
      expect(textbox('Serial number')).toHaveValue(SERIAL);
    },
  );

  it('reports a different name at the field, until the name changes', async () => {
    const message = 'This serial number is for another name. Enter the name exactly as the institute has it';
    answers['/api/certificate/create'] = () =>
      Response.json(
        {
          statusCode: 409,
          code: 'SERIAL_INVALID',
          message,
          requestId: 'r',
          issues: [{ path: 'studentName', message }],
        },
        { status: 409 },
      );
    await fill();
    proceed();
    await waitFor(() => expect(textbox('Student name')).toHaveFocus());
    expect(textbox('Student name')).toHaveAccessibleDescription(message);
    expect(textbox('Serial number')).toBeValid();
    expect(screen.queryByText('Invalid serial number')).toBeNull();
    type('Student name', 'Ngozi Okafo');
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  });

  it('offers to load the courses again', async () => {
    const good = answers['/api/course'] as Answer;
    answers['/api/course'] = () => Response.json({ message: 'No' }, { status: 400 });
    visit();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    answers['/api/course'] = good;
    fireEvent.click(retry);
    await chooseCourse();
  });
});
