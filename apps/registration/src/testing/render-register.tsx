import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import RegistrationRoutes from '../routes';
import { renderInApp } from './render-in-form';
import { type FakeAnswer, serveUploads } from '@concord/testing/uploads';

/** Renders the page and waits until the whole form is mounted. */
export async function renderRegister() {
  const view = renderInApp(
    <MemoryRouter initialEntries={['/register']}>
      <RegistrationRoutes />
    </MemoryRouter>,
  );
  await screen.findByText('Register', { selector: 'button' });
  return view;
}

/** Answers every API call from a table of `METHOD path`, which a test may change while it runs. */
export function serveApi(answers: Record<string, FakeAnswer>) {
  const calls: { call: string; body: Record<string, unknown>; headers: Headers }[] = [];
  const answerTo = (call: string, text: string, headers: Headers): FakeAnswer => {
    calls.push({ call, body: text ? (JSON.parse(text) as Record<string, unknown>) : {}, headers });
    return answers[call] ?? { status: 404, body: { code: 'NOT_FOUND', message: 'Not found' } };
  };
  globalThis.fetch = (async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const { status, body } = answerTo(call, await request.text(), request.headers);
    return Response.json(body, { status });
  }) as typeof fetch;
  serveUploads((upload) => {
    const served = answerTo(`${upload.method} ${upload.url}`, upload.text, upload.headers);
    upload.sent();
    setTimeout(() => upload.answer(served));
  });
  return { answers, calls };
}
