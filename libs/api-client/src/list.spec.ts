import { listPage } from './list';

const meta = (total?: string) => ({
  request: new Request('/api/student'),
  response: new Response('[]', total === undefined ? {} : { headers: { 'x-total-count': total } }),
});

describe('listPage', () => {
  it('reads the total that the server sends', () => {
    expect(listPage(['a', 'b'], meta('100000'))).toEqual({ items: ['a', 'b'], total: 100_000 });
  });

  it.each([undefined, '', 'many', '-1'])('counts the items when the total is %s', (total) => {
    expect(listPage(['a', 'b'], total === undefined ? meta() : meta(total)).total).toBe(2);
  });
});
