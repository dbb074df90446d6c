import type { AuditTrail } from '../audit/audit-trail';
import { OncePerWindow } from './once-per-window';

/** Records a reached limit in the audit log, once a key and window of `seconds`, so that a flood is one record. */
export class LimitReports {
  private readonly seen: OncePerWindow;

  /** @param name of the limit, by which staff find its records */
  constructor(
    private readonly audit: AuditTrail,
    private readonly name: string,
    seconds: number,
  ) {
    this.seen = new OncePerWindow(seconds);
  }

  async record(key: string): Promise<void> {
    if (!(await this.seen.isFirst(key))) return;
    await this.audit.record({
      action: 'limit.reach',
      outcome: 'refused',
      actor: { kind: 'anonymous' },
      target: { entity: 'limit', id: this.name, label: key },
      reason: 'TOO_MANY_REQUESTS',
    });
  }
}
