import { STREAMS_BY_ACCOUNT, StreamPlaces } from './stream-places';

const take = (places: StreamPlaces, account: string, count: number) =>
  Array.from({ length: count }, () => places.take(account));

describe(StreamPlaces, () => {
  it('gives an account some places, and refuses the next in words', () => {
    const places = new StreamPlaces();
    const [free] = take(places, 'a', STREAMS_BY_ACCOUNT);
    expect(() => places.take('a')).toThrow('You are already watching exams in 5 tabs or browsers');
    places.take('b');
    free?.();
    places.take('a');
    free?.();
    expect(() => places.take('a')).toThrow(expect.objectContaining({ statusCode: 429 }));
  });

  it('has fifty places for all', () => {
    const places = new StreamPlaces();
    for (let n = 0; n < 10; n += 1) take(places, `a${n}`, STREAMS_BY_ACCOUNT);
    expect(() => places.take('b')).toThrow(expect.objectContaining({ statusCode: 503 }));
  });
});
