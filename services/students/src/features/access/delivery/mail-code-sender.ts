import { ACCESS_LIMITS } from '@concord/contracts';
import { instituteFoot } from '../../mail/content/mail-content';
import { oneLine } from '../../mail/content/typed-text';
import { compileMail } from '../../mail/content/mail-templates';
import type { MailServer } from '../../mail/delivery/mail-server';
import type { CodeMessage, CodeSender } from './code-sender';

/** Compiled at start, so that a worker with a broken template does not start. */
const TEMPLATE = compileMail('access-code');

/** Sends codes by e-mail. The mail is kept nowhere, because the code is a credential. */
export class MailCodeSender implements CodeSender {
  constructor(private readonly server: MailServer) {}

  send({ request: { _id, email, sends }, people, code }: CodeMessage) {
    const [first, ...others] = people;
    // People who share an e-mail are not named to each other before one of them has signed in.
    const name = first && others.length === 0 ? oneLine(first.name) : 'member';
    const parts = TEMPLATE({ institute: instituteFoot(), name, code, minutes: ACCESS_LIMITS.codeMinutes });
    return this.server.send({ key: `access-code-${_id.slice(0, 32)}-${sends}`, to: email, name, ...parts });
  }
}
