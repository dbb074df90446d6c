type Field = HTMLInputElement | HTMLTextAreaElement;

let early: { readonly field: Field; readonly text: string }[] = [];

/** Notes what was typed into the fields of a served page before it could take notice. */
export function noteTyped(page: HTMLElement): void {
  const fields = [...page.querySelectorAll<Field>('input, textarea')];
  early = fields
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, text: field.value }));
}

/**
 * Types it again, once the page takes notice: React looks at a field's text only when that changes, and takes what
 * stood there from the start for its own.
 */
export function typeAgain(): void {
  const noted = early;
  early = [];
  for (const { field, text } of noted) {
    if (!field.isConnected || field.value !== text) continue;
    const { selectionStart: from, selectionEnd: to } = field;
    // Past React's own setter, which would take this for a change that it has made itself.
    const prototype = Object.getPrototypeOf(field) as Field;
    field.value = '';
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    if (from !== null) field.setSelectionRange(from, to);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
