/** Longest wait for a turn. */
const WAIT_MS = 5_000;

export interface QueuedCall {
  /** Key of the client's address, for round robin. */
  address: string;
  /** True for a call that needs its own connection; others start at once. */
  needsPlace: boolean;
  start: () => void;
  /** Called instead of `start` if the queue is full or the wait too long. */
  refuse: () => void;
}

interface Ticket {
  readonly call: QueuedCall;
  state: 'waiting' | 'started' | 'left';
  timer?: NodeJS.Timeout;
}

/** Admits calls to a service: as many at once as there are places, the rest by round robin of client addresses. */
export class CallQueue {
  /** Calls in progress and waiting. */
  private total = 0;
  private placesTaken = 0;
  /** Waiting calls by address; the first address has the next turn. */
  private readonly lines = new Map<string, Ticket[]>();

  /** @param max largest number of calls, in progress and waiting */
  constructor(
    private readonly max: number,
    private readonly places: () => number,
    private readonly waitMs = WAIT_MS,
  ) {}

  /** @returns the function that releases the place, to be called once, also after a refusal. */
  admit(call: QueuedCall): () => void {
    if (this.total >= this.max && !this.refuseOneOfHeaviest(call.address)) {
      call.refuse();
      return () => undefined;
    }
    this.total += 1;
    if (!call.needsPlace) {
      call.start();
      return () => (this.total -= 1);
    }
    const ticket: Ticket = { call, state: 'waiting' };
    if (this.placesTaken < this.places()) this.start(ticket);
    else this.enqueue(ticket);
    return () => this.leave(ticket);
  }

  private enqueue(ticket: Ticket): void {
    const { address } = ticket.call;
    const line = this.lines.get(address);
    if (line) line.push(ticket);
    else this.lines.set(address, [ticket]);
    ticket.timer = setTimeout(() => this.refuse(ticket), this.waitMs);
  }

  private start(ticket: Ticket): void {
    clearTimeout(ticket.timer);
    ticket.state = 'started';
    this.placesTaken += 1;
    ticket.call.start();
  }

  private refuse(ticket: Ticket): void {
    this.leave(ticket);
    ticket.call.refuse();
  }

  private leave(ticket: Ticket): void {
    if (ticket.state === 'left') return;
    if (ticket.state === 'started') this.placesTaken -= 1;
    else this.dequeue(ticket);
    ticket.state = 'left';
    this.total -= 1;
    while (this.lines.size > 0 && this.placesTaken < this.places()) this.startNext();
  }

  private dequeue(ticket: Ticket): void {
    clearTimeout(ticket.timer);
    const { address } = ticket.call;
    const line = (this.lines.get(address) ?? []).filter((each) => each !== ticket);
    if (line.length > 0) this.lines.set(address, line);
    else this.lines.delete(address);
  }

  private startNext(): void {
    const [turn] = this.lines;
    if (!turn) return;
    const [address, [next, ...rest]] = turn;
    this.lines.delete(address);
    if (rest.length > 0) this.lines.set(address, rest);
    if (next) this.start(next);
  }

  /** Makes room for another address by refusing the last call of the address with most. @returns true if it did. */
  private refuseOneOfHeaviest(address: string): boolean {
    const own = this.lines.get(address)?.length ?? 0;
    let heaviest: Ticket[] = [];
    for (const line of this.lines.values()) if (line.length > heaviest.length) heaviest = line;
    const last = heaviest.at(-1);
    if (!last || heaviest.length <= own + 1) return false;
    this.refuse(last);
    return true;
  }
}
