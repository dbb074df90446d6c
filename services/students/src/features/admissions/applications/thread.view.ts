import type { ThreadMessage } from '@concord/contracts';
import type { FileLinks } from '@concord/nest-platform';
import type { StoredMessage } from '../../../store/students/student-thread.schema';

type Message = Omit<StoredMessage, '_id' | 'request'> & { _id: { toString(): string } };

/** A message for the applicant: without the name of its author. */
export const toMessage = ({ _id, text, at, by, files = [] }: Message, links: FileLinks): ThreadMessage => ({
  _id: _id.toString(),
  from: by ? 'office' : 'applicant',
  text,
  at: at.toISOString(),
  files: files.map(({ name, file: { public_id } }) => ({
    name,
    file: { public_id, url: links.sign(public_id) },
  })),
});

/** A message for staff. */
export const toStaffMessage = (message: Message, links: FileLinks): ThreadMessage => ({
  ...toMessage(message, links),
  ...(message.by && { by: message.by.username }),
});
