import { BoardFigures } from './board-figures';

function figuresOf(...percentages: number[]) {
  const figures = new BoardFigures();
  for (const [place, percantage] of percentages.entries())
    figures.add({ percantage, pass: percantage >= 50, student: { _id: place % 3 } });
  return figures.get();
}

describe('BoardFigures', () => {
  it.each([
    [[], { candidates: 0, results: 0, passed: 0, mean: null, median: null, highest: null, lowest: null }],
    [[40], { candidates: 1, results: 1, passed: 0, mean: 40, median: 40, highest: 40, lowest: 40 }],
    [[90, 41, 60], { candidates: 3, results: 3, passed: 2, mean: 63.7, median: 60, highest: 90, lowest: 41 }],
    [
      [50, 50, 51, 100],
      { candidates: 3, results: 4, passed: 4, mean: 62.8, median: 50.5, highest: 100, lowest: 50 },
    ],
  ])('of %p', (percentages, expected) => {
    expect(figuresOf(...percentages)).toEqual(expected);
  });
});
