/** Stands in for a part of a library that the product never runs; whoever begins to use it is told where it went. */
export default function leftOut() {
  throw new Error('This part is left out of the build: see libs/mfe/webpack/left-out.cjs');
}
