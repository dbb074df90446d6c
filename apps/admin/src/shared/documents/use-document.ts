import type { DocumentBody } from '@concord/contracts';
import { useState } from 'react';
import { useCreateDocumentMutation } from './create-document';
import { useDocumentStatusQuery } from './document-status';

const POLL_MS = 1000;

/** Words for a printout that could not be made. */
const NO_PRINTOUT = 'There was an error generating your print out, contact admin';

/** Asks for a document and follows it until it is ready or has failed. */
export function useDocument() {
  const [create, created] = useCreateDocumentMutation();
  const [settled, setSettled] = useState(false);
  const jobId = created.data?.jobId;
  const followed = useDocumentStatusQuery(jobId ?? '', {
    skip: !jobId,
    pollingInterval: settled ? 0 : POLL_MS,
  });
  const status = jobId ? followed.currentData : undefined;
  const done = status?.status === 'done' || status?.status === 'failed';
  if (done !== settled) setSettled(done);

  const failed =
    created.error ??
    (status?.status === 'failed' ? NO_PRINTOUT : undefined) ??
    (jobId ? followed.error : undefined);
  return {
    start: (body: DocumentBody) => void create(body),
    progress: status?.progress ?? 0,
    url: status?.status === 'done' ? status.url : undefined,
    error: failed,
  };
}
