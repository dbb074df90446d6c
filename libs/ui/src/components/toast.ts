/** A message for the user; see `toastSuccess` and its siblings. */
export interface Toast {
  readonly kind: 'success' | 'error' | 'info';
  readonly message: string;
  /** Time on the screen in milliseconds. */
  readonly duration: number;
  readonly position: 'top-center' | 'bottom-center';
}
