/** Number of a question's options that stay last, in words. */
export function pinnedText(count: number): string {
  if (count === 0) return 'no option stays last';
  return count === 1 ? 'the last option stays last' : `the last ${count} options stay last`;
}
