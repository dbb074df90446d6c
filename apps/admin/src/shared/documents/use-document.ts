import { useDocumentCreateMutation, useDocumentGetQuery } from '@concord/api-client/requests';
import type { DocumentBody } from '@concord/contracts';
import { useState } from 'react';

const POLL_MS = 1000;

const FAILURE_TEXT = 'There was an error generating your print out, contact admin';

/** Orders a document and polls its status until it is ready or has failed. */
export function useDocument() {
  const [create, created] = useDocumentCreateMutation();
  const [finished, setFinished] = useState(false);
  const jobId = created.data?.jobId;
  const query = useDocumentGetQuery(
    { params: { jobId: jobId ?? '' } },
    { skip: !jobId, pollingInterval: finished ? 0 : POLL_MS },
  );
  const document = jobId ? query.currentData : undefined;
  const isFinished = document?.status === 'done' || document?.status === 'failed';
  if (isFinished !== finished) setFinished(isFinished);

  return {
    start: (body: DocumentBody) => void create({ body }),
    progress: document?.progress ?? 0,
    url: document?.status === 'done' ? document.url : undefined,
    error:
      created.error ??
      (document?.status === 'failed' ? FAILURE_TEXT : undefined) ??
      (jobId ? query.error : undefined),
  };
}
