import { Component, type ReactNode } from 'react'

type FailureBoundaryProps = {
  /** The element of the root. */
  element: HTMLElement
  /** Called when React has taken everything out of the element. `putBack` is for after the end of the root. */
  onFailed: (error: unknown, putBack: () => void) => void
  children: ReactNode
}

/**
 * The end of a part of the page whose code throws while it renders: React would leave nothing of it, so what was there is
 * put back, with what was entered. Its links and forms work as plain HTML.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  private content: ChildNode[] = []
  private focused: Element | null = null

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailed(error, () => {
      this.props.element.replaceChildren(...this.content)
      if (this.focused instanceof HTMLElement) this.focused.focus({ preventScroll: true })
    })
  }

  override render(): ReactNode {
    const { element, children } = this.props
    if (!this.state.hasFailed) return children
    this.content = [...element.childNodes]
    this.focused = element.contains(document.activeElement) ? document.activeElement : null
    return null
  }
}
