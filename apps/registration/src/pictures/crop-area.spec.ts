import { automaticCrop, fitting } from './crop-area';

describe('automaticCrop', () => {
  it('crops the upper part of a tall picture, where the face is', () => {
    expect(automaticCrop({ width: 400, height: 700 })).toEqual({ x: 0, y: 50, width: 400, height: 500 });
  });
});

describe('fitting', () => {
  it('scales down in proportion, never up and never to zero', () => {
    const most = { width: 1000, height: 1250 };
    expect(fitting({ width: 2400, height: 3000 }, most)).toEqual(most);
    expect(fitting({ width: 80, height: 100 }, most)).toEqual({ width: 80, height: 100 });
    expect(fitting({ width: 0.8, height: 1 }, most)).toEqual({ width: 1, height: 1 });
  });
});
