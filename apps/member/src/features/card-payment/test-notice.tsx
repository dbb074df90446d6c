import { Notice } from '../../shared/notice';

/** Says on every page of card payments that no money moves. */
export const TestNotice = () => (
  <Notice tone="warning">This is a test: no money moves, and real cards don’t work here.</Notice>
);
