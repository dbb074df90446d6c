import type { FeesCurrent } from '@concord/contracts';
import { routes } from '@concord/contracts/routes';
import type { FastifyRequest } from 'fastify';
import type { ServicePort } from '../port/service-port';

/** Minimum interval between questions; visitors cause them, so an idle site asks nothing. */
const INTERVAL_MS = 10_000;
/** Wait after a rendering failed, because it costs seconds of a processor. */
const RETRY_MS = 300_000;
const TIMEOUT_MS = 2_000;

/** Shows the fee table in force: renders the pages again after it has changed. */
export class SiteFees {
  private next = 0;
  /** Fees that the pages show, as JSON; absent while they show the first table. */
  private shown: string | undefined;

  constructor(
    private readonly members: ServicePort,
    private readonly render: (fees: FeesCurrent) => Promise<void>,
  ) {}

  /** Asks for the table in force if the last question was a while ago. A page never waits for it. */
  look(request: FastifyRequest): void {
    if (Date.now() < this.next) return;
    this.next = Number.POSITIVE_INFINITY;
    void this.update(request).then((waitMs) => (this.next = Date.now() + waitMs));
  }

  /** @returns the wait before the next question */
  private async update(request: FastifyRequest): Promise<number> {
    try {
      const fees = await this.ask(request);
      const text = JSON.stringify(fees.fees);
      const isFirst = fees.version === 0 && this.shown === undefined;
      return isFirst || text === this.shown ? INTERVAL_MS : await this.show(request, fees, text);
    } catch (error) {
      request.log.warn({ err: error, requestId: request.id }, 'the fee table could not be read');
      return INTERVAL_MS;
    }
  }

  private async show(request: FastifyRequest, fees: FeesCurrent, text: string): Promise<number> {
    try {
      await this.render(fees);
      this.shown = text;
      request.log.info({ version: fees.version }, 'the pages show another fee table');
      return INTERVAL_MS;
    } catch (error) {
      request.log.error({ err: error }, 'the pages could not be rendered with the fee table in force');
      return RETRY_MS;
    }
  }

  private async ask(request: FastifyRequest): Promise<FeesCurrent> {
    const call = { path: routes.feesCurrent.path, timeoutMs: TIMEOUT_MS };
    const { status, body } = await this.members.get(request, call);
    if (status !== 200) throw new Error(`The service answered ${status}`);
    // Not checked: the service has this version or the previous one.
    return JSON.parse(body.toString()) as FeesCurrent;
  }
}
