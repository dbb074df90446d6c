import './no-eval';
import { z } from 'zod';

it('prevents Zod from trying eval', () => {
  const attempts = jest.spyOn(globalThis, 'Function');
  expect(z.object({ name: z.string() }).parse({ name: 'Ada' })).toEqual({ name: 'Ada' });
  expect(attempts).not.toHaveBeenCalled();
});
