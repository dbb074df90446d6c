import { BrowserRouter } from '@concord/mfe';
import { ThemeRoot } from '@concord/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { useLeaveGuard } from './use-leave-guard';

function Form() {
  return (
    <>
      {useLeaveGuard(true, jest.fn())}
      <a href="/admin/exams">Exams</a>
      <a href="/file" download="">
        File
      </a>
      <a href="/file" target="_blank" rel="noreferrer">
        Tab
      </a>
    </>
  );
}

/** @returns true if the browser follows the link */
const follows = (name: string) => {
  let isPrevented = true;
  const stop = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent.click(screen.getByRole('link', { name }));
  window.removeEventListener('click', stop);
  return !isPrevented;
};

describe('useLeaveGuard', () => {
  beforeEach(() => {
    render(
      <ThemeRoot>
        <BrowserRouter>
          <Form />
        </BrowserRouter>
      </ThemeRoot>,
    );
  });

  it('asks before a link leaves the page', async () => {
    expect(follows('Exams')).toBe(false);
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  });

  it.each(['File', 'Tab'])('lets a %s leave without a question', (name) => {
    expect(follows(name)).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
