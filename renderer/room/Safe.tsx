import { Component, type ReactNode } from 'react';
import { Waiting } from './Waiting';

/** So long, in ms, stands the sign of waiting before the page is tried anew. */
const againMs = 3_000;

/** A picture that cannot be drawn leaves no black screen: the page waits, is loaded anew and gets the picture again. */
export class Safe extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('The picture could not be drawn:', error);
    setTimeout(() => window.location.reload(), againMs);
  }

  override render(): ReactNode {
    return this.state.failed ? <Waiting /> : this.props.children;
  }
}
