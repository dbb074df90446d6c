import { useNavigate } from '@concord/mfe';
import { ConfirmDialog } from '@concord/ui/display';
import { useEffect, useState } from 'react';

/** Address within the product to which a plain click on a link leads. */
function addressOf(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isPlain || !(link instanceof HTMLAnchorElement)) return undefined;
  // A link to another tab, or a download, keeps the page open.
  if (link.target === '_blank' || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search } = new URL(link.href);
  return origin === window.location.origin ? pathname + search : undefined;
}

/** Asks before a link, or closing the page, discards unsaved input. @returns the dialog */
export function useLeaveGuard(isUnsaved: boolean, onLeave: () => void) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string>();

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const address = addressOf(event);
      if (address === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(address);
    };
    window.addEventListener('beforeunload', onClose);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onClose);
      document.removeEventListener('click', onClick, true);
    };
  }, [isUnsaved]);

  return (
    <ConfirmDialog
      open={wanted !== undefined}
      title="Leave without saving?"
      confirmLabel="Leave"
      destructive
      onConfirm={() => {
        onLeave();
        if (wanted) void navigate(wanted);
      }}
      onCancel={() => setWanted(undefined)}
    >
      Your changes have not been saved.
    </ConfirmDialog>
  );
}
