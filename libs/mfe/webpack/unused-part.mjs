/** Replacement for library modules that the product never runs. */
export default function unusedPart() {
  throw new Error('This part is not in the build: see libs/mfe/webpack/unused-parts.cjs');
}
