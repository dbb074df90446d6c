import { gridRatio } from './grid-style';

describe('gridRatio', () => {
  it.each([
    ['of an ordinary picture is its own', 1200, 900, 4 / 3],
    ['of a portrait is its own', 900, 1600, 900 / 1600],
    ['of a column is cut', 32, 1600, 1 / 2],
    ['of a strip is cut', 1600, 1, 4],
  ])('%s', (_, width, height, ratio) => expect(gridRatio({ width, height })).toBe(ratio));
});
