import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly fallback: (reset: () => void, error: unknown) => ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly error?: unknown;
}

/** Shows the fallback in place of children that failed to load or to render, until it is reset. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  private readonly reset = () => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.reset, this.state.error) : this.props.children;
  }
}
