import { Component, type ReactNode } from 'react';

/** What the boundary hands to whoever draws the failure. */
export interface RemoteFailureView {
  readonly error: Error;
  readonly retry: () => void;
}

interface RemoteBoundaryProps {
  readonly children: ReactNode;
  readonly renderFailure: (failure: RemoteFailureView) => ReactNode;
  readonly onRetry?: () => void;
}

/** Keeps the failure of one remote, or of a page that comes late, while loading or while rendering, inside that remote's own routes. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { readonly error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    return error ? this.props.renderFailure({ error, retry: this.retry }) : this.props.children;
  }
}
