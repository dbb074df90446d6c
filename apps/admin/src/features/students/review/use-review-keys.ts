import { useEffect, useState } from 'react';

/** Actions by key. */
export type KeyActions = Readonly<Record<string, () => void>>;

const STORED = 'concord-review-keys';
const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="combobox"]';

/** True while somebody types, or a dialog or menu is open. */
function isTaken({ target }: KeyboardEvent): boolean {
  return (
    (target instanceof Element && target.closest(FIELDS) !== null) ||
    document.querySelector('[role="dialog"], [role="menu"]') !== null
  );
}

const readChoice = () => {
  try {
    return window.localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
};

/**
 * Single-key shortcuts while no field has the focus. Users can turn them off, because speech input may press
 * them.
 */
export function useReviewKeys(actions: KeyActions) {
  const [isOn, setOn] = useState(readChoice);

  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.repeat);
      const action = isPlain ? actions[event.key.toLowerCase()] : undefined;
      if (!action || event.defaultPrevented || isTaken(event)) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn, actions]);

  const toggle = () => {
    setOn(!isOn);
    try {
      window.localStorage.setItem(STORED, isOn ? 'off' : 'on');
    } catch {
      // Without storage the choice lasts for this visit.
    }
  };
  return { isOn, toggle };
}
