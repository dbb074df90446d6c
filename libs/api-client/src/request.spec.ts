import {
  attemptRoutes,
  certificateRoutes,
  documentRoutes,
  examRoutes,
  galleryRoutes,
  memberAccountRoutes,
  studentRoutes,
} from '@concord/contracts';
import { addRequests, mutation, query } from './request';
import { candidateSignedIn } from './store/candidate.slice';
import { createAppStore } from './store/create-store';
import { signedInAs } from './store/session.slice';
import { ADA } from './testing/ada';

const id = 'a'.repeat(24);
const { endpoints, useExamGetQuery } = addRequests(
  query(studentRoutes.studentList),
  query(examRoutes.examGet, {
    providesTags: (_exam, _error, { params }) => [{ type: 'Exams', id: params.id }],
  }),
  mutation(examRoutes.examUpdate),
  mutation(examRoutes.examParseSheet),
  mutation(attemptRoutes.attemptSave),
  query(documentRoutes.documentGet),
  query(galleryRoutes.galleryList),
  mutation(certificateRoutes.certificateCreate),
  mutation(memberAccountRoutes.paymentCreate),
);

// Arguments and answers have the contract's types, so each line below must not compile.
const useMistakes = () => {
  // @ts-expect-error the path needs an id
  endpoints.examGet.initiate();
  // @ts-expect-error the duration is a number
  endpoints.examUpdate.initiate({ params: { id }, body: { duration: '60' } });
  // @ts-expect-error the exam has no such field
  return useExamGetQuery({ params: { id } }).data?.secret;
};
void useMistakes;

describe('addRequests', () => {
  let sent: Request[];
  let answer: () => Response;
  const store = createAppStore();

  beforeEach(() => {
    sent = [];
    answer = () => Response.json({});
    globalThis.fetch = ((request: Request) => {
      sent.push(request);
      return Promise.resolve(answer());
    }) as typeof fetch;
    store.dispatch(signedInAs(ADA));
    store.dispatch(candidateSignedIn('candidate'));
  });

  const line = () => {
    const { pathname, search } = new URL(sent[0]?.url ?? '');
    return `${sent[0]?.method} ${pathname}${search} ${sent[0]?.headers.get('authorization') ?? 'nobody'}`;
  };

  it('builds the URL from the route, without empty parameters', async () => {
    await store.dispatch(
      endpoints.studentList.initiate({ query: { page: 2, search: ' ada b ', sort: undefined } }),
    );
    expect(line()).toBe('GET /api/student?page=2&search=ada+b Bearer staff-token');
  });

  it('escapes parameters', async () => {
    await store.dispatch(endpoints.examGet.initiate({ params: { id: '../x y' } }));
    expect(line()).toBe('GET /api/exams/..%2Fx%20y Bearer staff-token');
  });

  it('sends the token of the sender that the access allows', async () => {
    await store.dispatch(endpoints.attemptSave.initiate({ params: { id }, body: { seq: 1, answers: {} } }));
    expect(line()).toBe(`PUT /api/exams/attempts/${id}/answers Bearer candidate`);
    await expect(sent[0]?.json()).resolves.toEqual({ seq: 1, answers: {} });
  });

  it('sends the token of staff and the key with a call about money', async () => {
    const body = { member: id, amount: 100, method: 'cash', receivedOn: '2026-11-20' } as const;
    await store.dispatch(endpoints.paymentCreate.initiate({ body, idempotencyKey: 'a-key' }));
    expect(line()).toBe('POST /api/payment Bearer staff-token');
    expect(sent[0]?.headers.get('idempotency-key')).toBe('a-key');
  });

  it('sends no token to a public call by default', async () => {
    await store.dispatch(endpoints.galleryList.initiate());
    await store.dispatch(endpoints.galleryList.initiate({ as: 'staff' }));
    await store.dispatch(endpoints.documentGet.initiate({ params: { jobId: id }, token: 'print' }));
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      null,
      'Bearer staff-token',
      'Bearer print',
    ]);
  });

  it.each([
    ['100000', 100_000],
    ['', 2],
    ['many', 2],
    ['-1', 2],
  ])('gives a list the total that the server sends, or counts it: %p is %i', async (sentTotal, total) => {
    answer = () => Response.json([{}, {}], { headers: sentTotal ? { 'x-total-count': sentTotal } : {} });
    const list = store.dispatch(endpoints.studentList.initiate({ query: { search: `${sentTotal}` } }));
    await expect(list.unwrap()).resolves.toEqual({ items: [{}, {}], total });
  });

  it('marks a list with more items than its total', async () => {
    const headers = { 'x-total-count': '10000', 'x-total-at-least': 'true' };
    answer = () => Response.json([{}], { headers });
    const list = store.dispatch(endpoints.studentList.initiate({ query: { search: 'more' } }));
    await expect(list.unwrap()).resolves.toEqual({ items: [{}], total: 10_000, isAtLeast: true });
  });

  it('uploads a file as a form, whose content type the browser sets', async () => {
    await store.dispatch(endpoints.examParseSheet.initiate({ file: new Blob(['x']) }));
    expect(sent[0]?.headers.get('content-type')).not.toBe('application/json');
  });
});
