import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import type { FastifyReply } from 'fastify';
import { CredentialsService } from './credentials.service';
import { LIST_SECONDS } from './status-list';
import { StatusListsService } from './status-lists.service';

const CREDENTIAL_TYPE = 'application/vc+jwt';
/** Cache lifetime: a key is published days before it signs. */
const ISSUER_SECONDS = 300;

/** Allows all origins, because verifiers may be pages of other sites. */
const publish = (reply: FastifyReply, seconds: number) =>
  reply.header('cache-control', `public, max-age=${seconds}`).header('access-control-allow-origin', '*');

@Controller()
export class CredentialsController {
  constructor(
    private readonly credentials: CredentialsService,
    private readonly lists: StatusListsService,
  ) {}

  @Handles(calls.credentialGet)
  async get({ params, clientAddress, reply }: HandlerInput<typeof calls.credentialGet>) {
    const { name, token } = await this.credentials.get(params.certificateNumber, clientAddress);
    void reply.type(CREDENTIAL_TYPE).header('content-disposition', `attachment; filename="${name}"`);
    return token;
  }

  @Handles(calls.credentialIssuer)
  issuer({ reply }: HandlerInput<typeof calls.credentialIssuer>) {
    const document = this.credentials.issuer();
    void publish(reply, ISSUER_SECONDS);
    return document;
  }

  @Handles(calls.credentialStatusList)
  async statusList({ params, reply }: HandlerInput<typeof calls.credentialStatusList>) {
    const list = await this.lists.get(params.list);
    void publish(reply, LIST_SECONDS).type(CREDENTIAL_TYPE);
    return list;
  }
}
