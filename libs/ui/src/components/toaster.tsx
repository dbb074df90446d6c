import GlobalStyles from '@mui/material/GlobalStyles';
import { type CSSProperties, useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';

const KINDS = ['success', 'error'] as const;

/** A message for the user; see `toastSuccess` and its siblings. */
export interface Toast {
  readonly kind: (typeof KINDS)[number];
  readonly message: string;
  /** Time on the screen in milliseconds. */
  readonly duration: number;
  readonly position: 'top-center' | 'bottom-center';
  /** A button in the toast, which closes it. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

/** Properties of {@link Toaster}. */
export interface ToasterProps {
  /** Called when it is mounted, with the function that shows a toast; returns the clean-up. */
  readonly onReady: (show: (item: Toast) => void) => () => void;
}

/** Time on the screen of a toast with an action, in milliseconds: time to read and to decide. */
const ACTION_MS = 15_000;

const show = ({ kind, message, ...options }: Toast) =>
  toast[kind](message, { ...options, ...(options.action && { duration: ACTION_MS }) });

/** Colours of the scheme, and a close button inside the toast that is large enough for a thumb. */
const LOOK = {
  '[data-sonner-toaster][data-sonner-toaster][data-sonner-theme]': Object.fromEntries(
    KINDS.flatMap((kind) => [
      [`--${kind}-text`, `var(--mui-palette-${kind}-dark)`],
      [`--${kind}-bg`, `var(--mui-palette-${kind}-light)`],
      [`--${kind}-border`, `var(--mui-palette-${kind}-main)`],
    ]),
  ),
  '[data-sonner-toaster] [data-sonner-toast][data-styled="true"]': {
    paddingRight: 52,
    // Three lines, or a button, fit in the header of the back office above the page's title; more lines
    // scroll.
    minHeight: 56,
    fontSize: '1rem',
    paddingBlock: 3,
    '& [data-content]': { maxHeight: '3.9em', overflowY: 'auto' },
    '& [data-title]': { lineHeight: 1.3 },
    // Height of four lines on a phone, which equals three of the usual ones.
    '@media (max-width: 600px)': {
      fontSize: '0.875rem',
      '& [data-content]': { maxHeight: '5em' },
      '& [data-title]': { lineHeight: 1.25 },
    },
    '& [data-close-button]': {
      inset: '50% 4px auto auto',
      width: 44,
      height: 44,
      transform: 'translateY(-50%)',
      border: 0,
      background: 'transparent',
      color: 'inherit',
    },
    '& [data-close-button] svg': { width: 18, height: 18 },
    '& [data-button]': {
      height: 44,
      padding: '0 16px',
      // Overrides the browser's default font for buttons.
      font: 'inherit',
      fontWeight: 600,
      color: 'var(--success-bg)',
      background: 'var(--success-text)',
    },
  },
} as const;

/** Most messages fit in one line at this width. */
const WIDE = { '--width': 'min(560px, calc(100vw - 32px))', fontFamily: 'inherit' } as CSSProperties;

/** Renders the toasts, in a file that loads with the first toast: most visits show none. */
export default function Toaster({ onReady }: ToasterProps) {
  useEffect(() => {
    const end = onReady(show);
    return () => {
      end();
      // Otherwise the next toaster would show them again.
      toast.dismiss();
    };
  }, [onReady]);
  return (
    <>
      <GlobalStyles styles={LOOK} />
      <Sonner
        position="top-center"
        mobileOffset={{ top: 4, left: 8, right: 8 }}
        style={WIDE}
        closeButton
        swipeDirections={['top', 'bottom', 'left', 'right']}
        richColors
        containerAriaLabel="Notifications"
        toastOptions={{ style: { fontFamily: 'inherit' } }}
      />
    </>
  );
}
