/** Origin of a request, for the audit log. */
export interface Origin {
  /** The client's IP address. */
  address: string;
  requestId: string;
}

/** Origin of a handler's input. @example `originOf(input)` */
export const originOf = ({
  clientAddress: address,
  request,
}: {
  readonly clientAddress: string;
  readonly request: { readonly id: string };
}): Origin => ({ address, requestId: request.id });
