import { Component, type ReactNode } from "react";
import { Failure } from "../screens/error/failure.tsx";

/** A screen that breaks in the browser shows the error page inside the shell: the way out stays in sight. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main id="content">
        <Failure />
      </main>
    );
  }
}
