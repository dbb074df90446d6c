/** Where a request came from, as the audit log names it. */
export interface Origin {
  /** The client's network address. */
  address: string;
  requestId: string;
}

/** The origin of a handler's input. @example `originOf(input)` */
export const originOf = ({
  clientAddress: address,
  request,
}: {
  readonly clientAddress: string;
  readonly request: { readonly id: string };
}): Origin => ({ address, requestId: request.id });
