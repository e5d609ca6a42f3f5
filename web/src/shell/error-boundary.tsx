/** Catches what a screen throws and says so, instead of an empty page. */
import { Component, type ReactNode } from 'react';
import { Failure } from './failure.js';

interface ErrorBoundaryState {
  readonly failed: { readonly error: unknown } | undefined;
}

export class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: { error } };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === undefined) return this.props.children;
    return (
      <main>
        <Failure error={failed.error} again={() => this.setState({ failed: undefined })} />
      </main>
    );
  }
}
