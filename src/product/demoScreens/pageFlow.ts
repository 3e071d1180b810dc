import type { DemoContent } from '../demo/content'
import type { FlowId } from '../demo/flows'

/** Id of the section with the demo, for links to it. */
export const demoSectionId = 'try-it'

/** A flow as a page shows it: its own words, and where on the page it can be read about. */
export type PageFlow = {
  flow: FlowId
  title: string
  text: string
  /** Id of the element that explains the flow without JavaScript. */
  anchor: string
  /** Who does it, where the page is ordered by roles. */
  role?: string
}

/** What a page gives to the demo. All of it is in the HTML. */
export type DemoProps = {
  title: string
  lead: string
  /** Text of the button. */
  start: string
  flows: readonly PageFlow[]
  /** Link to a conversation with a person, offered at the end. */
  talk?: { href: string; text: string }
}

/** What the open demo gets besides: its content, which is fetched when it is opened. */
export type OpenDemoProps = DemoProps & {
  content: DemoContent
  /** The flow to begin with. */
  first: FlowId
  /** False when the page was opened by an address with the flow: the focus then stays where the visitor has it. */
  takesFocus: boolean
}
