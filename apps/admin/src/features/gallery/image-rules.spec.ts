import { imageProblem } from './image-rules';

const TWO_MB = 2 * 1024 * 1024;

describe('imageProblem', () => {
  it('accepts images of up to 2 MB', () => {
    expect(imageProblem({ type: 'image/jpeg', size: TWO_MB })).toBeUndefined();
  });

  it('refuses whatever is no image', () => {
    expect(imageProblem({ type: 'application/pdf', size: 10 })).toBe('Only images can be uploaded');
    expect(imageProblem({ type: '', size: 10 })).toBe('Only images can be uploaded');
  });

  it('refuses larger images', () => {
    expect(imageProblem({ type: 'image/png', size: TWO_MB + 1 })).toBe('The image is larger than 2 MB');
  });
});
