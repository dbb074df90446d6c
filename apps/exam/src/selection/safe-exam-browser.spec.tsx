import { press } from '@concord/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { assignment, beforeEachSignIn, CALLS, found, openPortal, proceed, refused } from '../testing/portal';

beforeEachSignIn();

const LOADED = 'http://localhost/start-exam';
const KEY = 'ab'.repeat(32);
const page = globalThis as { SafeExamBrowser?: object; safeExamBrowserKeysUpdated?: () => void };
// Simulates a browser that first loaded another page of the site; jsdom reports no loads.
performance.getEntriesByType = () => [{ name: LOADED }] as PerformanceEntryList;
afterEach(() => delete page.SafeExamBrowser);

const exam = assignment.exam._id;
const SIGNED = `/api/exams/${exam}/seb?exp=1&sig=a-signature`;
const open = (start = refused(409, 'SEB_NEEDED'), sebFile: string | undefined = SIGNED) =>
  openPortal('/select-exam', {
    [CALLS.list]: found([{ ...assignment, needsSeb: true, ...(sebFile && { sebFile }) }]),
    [CALLS.start]: start,
  });

describe('an exam that needs Safe Exam Browser', () => {
  it('is offered as a file and as a link, and shows why other browsers are refused', async () => {
    const { made } = open();
    await proceed();
    await waitFor(() => expect(made(CALLS.start)).toHaveLength(1));
    expect(made(CALLS.start)[0]?.body).not.toHaveProperty('seb');
    expect(screen.getByRole('link', { name: 'Open in Safe Exam Browser' })).toHaveAttribute(
      'href',
      `seb://localhost${SIGNED}`,
    );
    expect(screen.getByRole('link', { name: 'Download the .seb file' })).toHaveAttribute('href', SIGNED);
  });

  it('has a link without a signature if a server of the previous version sends none', async () => {
    open(undefined, '');
    await proceed();
    expect(await screen.findByRole('link', { name: 'Download the .seb file' })).toHaveAttribute(
      'href',
      `/api/exams/${exam}/seb`,
    );
  });

  it('starts with the key that the page was given', async () => {
    page.SafeExamBrowser = { security: { configKey: KEY } };
    const { made } = open();
    await proceed();
    await waitFor(() => expect(made(CALLS.start)).toHaveLength(1));
    expect(made(CALLS.start)[0]?.body).toMatchObject({
      seb: { configKey: KEY, pages: [LOADED, location.href] },
    });
    expect(screen.queryByRole('link', { name: 'Open in Safe Exam Browser' })).not.toBeInTheDocument();
  });

  it('requests the key from older versions, which call back by name', async () => {
    const security = {
      configKey: '',
      updateKeys: ({ name }: { name: string }) => {
        security.configKey = KEY;
        page[name as 'safeExamBrowserKeysUpdated']?.();
      },
    };
    page.SafeExamBrowser = { security };
    const { made } = open();
    await proceed();
    await waitFor(() => expect(made(CALLS.start)[0]?.body).toMatchObject({ seb: { configKey: KEY } }));
    await press('Take later');
  });
});
