import { press } from '@concord/testing/browser';
import { act, screen, waitFor } from '@testing-library/react';
import { examDevice } from '../device/exam-device';
import { id } from '../testing/attempts';
import { beforeEachSignIn, CALLS, finish, startExam } from '../testing/portal';
import { laterParts } from './use-later-parts';

beforeEachSignIn();
afterEach(() => jest.restoreAllMocks());

const NOTICE = 'You left the exam page. This was recorded, but does not change your result.';

function showPage(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
const stored = () => examDevice.activity(id(900));

/** Counting starts once the page's later parts have loaded. */
async function startCountedExam() {
  const portal = await startExam();
  await laterParts.load();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return portal;
}

describe('activity of the exam page', () => {
  it('reports that the page was left to the server, and to the candidate on return', async () => {
    const { made } = await startCountedExam();
    showPage('hidden');
    await waitFor(() => expect(made(CALLS.activity)).toMatchObject([{ body: { left: 1, blurred: 0 } }]));
    expect(screen.queryByText(NOTICE)).toBeNull();
    showPage('visible');
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(await stored()).toMatchObject({ left: 1 });
  });

  it('counts copies and prints, not closing or reloading, and reports before the submission', async () => {
    const { made } = await startCountedExam();
    document.dispatchEvent(new Event('copy'));
    document.getSelection()?.selectAllChildren(screen.getByText('Question text 1'));
    document.dispatchEvent(new Event('copy'));
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(await screen.findByText(/^You printed the exam page/)).toBeVisible();
    window.dispatchEvent(new Event('pagehide'));
    showPage('hidden');
    showPage('visible');
    await finish();
    await waitFor(() => expect(made(CALLS.submit)).toHaveLength(1));
    expect(made(CALLS.activity)[0]).toMatchObject({ body: { left: 0, copied: 1, printed: 1 } });
  });

  it('is counted for the question in view', async () => {
    await startCountedExam();
    await press('Next');
    showPage('hidden');
    await waitFor(async () => expect(Object.keys((await stored())?.seconds ?? {})).toEqual([id(1), id(2)]));
  });
});
