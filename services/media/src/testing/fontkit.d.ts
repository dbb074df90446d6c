/** What tests use of fontkit, which has no types of its own. */
declare module 'fontkit' {
  const fontkit: { openSync(path: string): { readonly characterSet: readonly number[] } };
  export default fontkit;
}
