/** For an answer that waits until the test lets it go: `after` of a `FakeAnswer`. */
export function held() {
  let answer: () => void = () => undefined;
  const after = new Promise<void>((settle) => {
    answer = settle;
  });
  return { after, answer };
}
