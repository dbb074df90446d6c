type Field = HTMLInputElement | HTMLTextAreaElement;

let typed: { readonly field: Field; readonly text: string }[] = [];

/** Stores text typed into the fields of a prerendered page before hydration. */
export function captureEarlyInput(root: HTMLElement): void {
  typed = [...root.querySelectorAll<Field>('input, textarea')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, text: field.value }));
}

/**
 * Dispatches the stored input again after hydration. React takes a field's text at hydration as its
 * own value, and reports only later changes.
 */
export function replayEarlyInput(): void {
  const stored = typed;
  typed = [];
  for (const { field, text } of stored) {
    if (!field.isConnected || field.value !== text) continue;
    const { selectionStart: from, selectionEnd: to } = field;
    // Uses the prototype's setter, because React would see no change through its own.
    const prototype = Object.getPrototypeOf(field) as Field;
    field.value = '';
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    if (from !== null) field.setSelectionRange(from, to);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
