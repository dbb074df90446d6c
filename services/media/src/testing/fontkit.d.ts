/** Types of the parts of fontkit that tests use. */
declare module 'fontkit' {
  const fontkit: { openSync(path: string): { readonly characterSet: readonly number[] } };
  export default fontkit;
}
