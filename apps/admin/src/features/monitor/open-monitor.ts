import { callUrl } from '@concord/api-client';
import type { ApiError } from '@concord/api-client/requests';
import { invigilationRoutes } from '@concord/contracts';

const UNREACHABLE = 'The server could not be reached. Please check your connection and try again.';
const AWAY = 'The service is not available at the moment. Please try again shortly.';

async function refusalOf(answer: Response): Promise<ApiError> {
  const body = (await answer.json().catch(() => null)) as Partial<ApiError> | null;
  const retryAfter = Number(answer.headers.get('retry-after'));
  return {
    status: answer.status,
    code: body?.code ?? `HTTP_${answer.status}`,
    message: body?.message ?? AWAY,
    issues: [],
    ...(retryAfter > 0 ? { retryAfter } : {}),
  };
}

/** Opens the stream of live events; rejects with an `ApiError`. `EventSource` cannot send the token, fetch can. */
export async function openMonitor(token: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` };
  let answer: Response;
  try {
    answer = await fetch(callUrl(invigilationRoutes.monitor), { headers, cache: 'no-store', signal });
  } catch {
    throw { status: 0, code: 'NETWORK', message: UNREACHABLE, issues: [] } satisfies ApiError;
  }
  if (!answer.ok) throw await refusalOf(answer);
  if (!answer.body) throw { status: 0, code: 'NETWORK', message: UNREACHABLE, issues: [] } satisfies ApiError;
  return answer.body;
}
