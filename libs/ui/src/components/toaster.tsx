import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import type { Toast } from './toasts';

/** Properties of {@link Toaster}. */
export interface ToasterProps {
  /** Called once the place for toasts exists, with the function that shows one. */
  readonly onReady: (show: (item: Toast) => void) => () => void;
}

const show = ({ kind, message, duration, position }: Toast) => toast[kind](message, { duration, position });

const KINDS = ['success', 'error', 'info'] as const;

/** The scheme's own colours, and a button to close that stands inside, large enough for a thumb. */
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
  },
} as const;

/** Where toasts appear; in a file of its own because most visits never see one. */
export default function Toaster({ onReady }: ToasterProps) {
  useEffect(() => onReady(show), [onReady]);
  return (
    <>
      <GlobalStyles styles={LOOK} />
      <Sonner
        position="top-center"
        closeButton
        swipeDirections={['top', 'bottom', 'left', 'right']}
        richColors
        containerAriaLabel="Notifications"
        toastOptions={{ style: { fontSize: '1rem', fontFamily: 'inherit' } }}
      />
    </>
  );
}
