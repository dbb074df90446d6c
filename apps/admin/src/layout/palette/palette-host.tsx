import type { Role } from '@concord/contracts';
import { toastError } from '@concord/ui';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import type { PaletteDialogProps } from './palette-dialog';

const load = () => import('./palette-dialog');
/** Delay of the preload, so that the page loads first. */
const PRELOAD_MS = 1500;

/** Opens the palette of the surrounding {@link PaletteHost}. */
export const OpenPaletteContext = createContext<() => void>(() => undefined);

interface PaletteHostProps {
  readonly role: Role;
  readonly children: ReactNode;
}

/**
 * Shows the palette, opened by Ctrl-K, Cmd-K and its buttons. It stays, with its input, when the window's
 * width changes to another bar. Its code loads soon after the page, so that no key is lost.
 */
export function PaletteHost({ role, children }: PaletteHostProps) {
  const [Dialog, setDialog] = useState<ComponentType<PaletteDialogProps>>();
  const [isOpen, setOpen] = useState(false);

  const open = async () => {
    try {
      const { default: Loaded } = await load();
      setDialog(() => Loaded);
      setOpen(true);
    } catch {
      toastError('The search could not be loaded. Please check the connection and reload the page.');
    }
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    // Another dialog would lose the focus, and a page that opens would get the typed keys.
    if (isOpen) setOpen(false);
    else if (!document.querySelector('[role="dialog"]')) void open();
  });
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), PRELOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <OpenPaletteContext value={() => void open()}>
      {children}
      {Dialog && isOpen ? <Dialog role={role} onClose={() => setOpen(false)} /> : null}
    </OpenPaletteContext>
  );
}
