import { callUrl } from '@concord/api-client';
import { apiErrorFromAnswer, apiErrorWithoutAnswer } from '@concord/api-client/requests';
import { invigilationRoutes } from '@concord/contracts';

/**
 * Opens the stream of live events by `fetch`, because `EventSource` cannot send the token. Rejects with an
 * `ApiError`.
 */
export async function openMonitor(
  token: string,
  hall: string,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` };
  let answer: Response;
  try {
    answer = await fetch(callUrl(invigilationRoutes.monitor, hall ? { query: { hall } } : {}), {
      headers,
      cache: 'no-store',
      signal,
    });
  } catch {
    throw apiErrorWithoutAnswer('FETCH_ERROR');
  }
  if (!answer.ok) {
    const body: unknown = await answer.json().catch(() => null);
    throw apiErrorFromAnswer(answer.status, body, answer.headers);
  }
  if (!answer.body) throw apiErrorWithoutAnswer('FETCH_ERROR');
  return answer.body;
}
