import { Component, type ReactNode } from 'react';

/** Error of a remote, and `retry`, which renders the children again. */
export interface RemoteFailureView {
  readonly error: Error;
  readonly retry: () => void;
}

interface RemoteBoundaryProps {
  readonly children: ReactNode;
  readonly renderFailure: (failure: RemoteFailureView) => ReactNode;
  readonly onRetry?: () => void;
}

/**
 * Error boundary of a remote or a lazy page: shows `renderFailure` when its children fail to load
 * or render. `onRetry` runs before they are rendered again.
 */
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
