import { imageProblem } from './image-rules';

const TWO_MB = 2 * 1024 * 1024;

describe('imageProblem', () => {
  it.each([
    ['image/jpeg', TWO_MB, undefined],
    ['', 10, 'Only images can be uploaded'],
    ['image/png', TWO_MB + 1, 'The image is larger than 2 MB'],
  ])('of a file of type "%s" and %i bytes is %p', (type, size, problem) => {
    expect(imageProblem({ type, size })).toBe(problem);
  });
});
