/** Catches what a screen throws and says so, instead of an empty page. Who goes elsewhere leaves the failure behind. */
import { forgetFailures } from '@belfry/ui';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Failure } from './failure.js';

interface BoundaryProps {
  readonly children: ReactNode;
  /** For what can be done without: nothing is shown in its place. */
  readonly quiet?: boolean;
}

export function ErrorBoundary(props: BoundaryProps) {
  const [place] = useLocation();
  return <Boundary place={place} {...props} />;
}

interface PlacedProps extends BoundaryProps {
  readonly place: string;
}

interface BoundaryState {
  readonly place: string;
  readonly failed: { readonly error: unknown } | undefined;
}

class Boundary extends Component<PlacedProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, failed: undefined };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: { error } };
  }

  // Not by a key: pages that did not fail are to stay as they are.
  static getDerivedStateFromProps({ place }: PlacedProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { place, failed: undefined };
  }

  override componentDidUpdate({ place }: PlacedProps, { failed }: BoundaryState): void {
    if (failed !== undefined && place !== this.props.place) forgetFailures();
  }

  #again = (): void => {
    forgetFailures();
    this.setState({ failed: undefined });
  };

  override render(): ReactNode {
    const { failed } = this.state;
    const { children, quiet = false } = this.props;
    if (failed === undefined) return children;
    return quiet ? null : (
      <main>
        <Failure error={failed.error} again={this.#again} />
      </main>
    );
  }
}
