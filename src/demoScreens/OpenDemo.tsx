import { startTransition, useState } from 'react'
import type { DemoContent } from '../demo/content'
import { flowParameter, type FlowId } from '../demo/flows'
import { Gate } from './Gate'
import type { DemoProps } from './pageFlow'
import { Playground } from './Playground'
import { useDemo } from './useDemo'
import { useWidths } from './widths'

export type OpenDemoProps = DemoProps & {
  content: DemoContent
  /** The flow to begin with. */
  first: FlowId
  /** False when the page was opened by an address with the flow: the focus then stays where the visitor has it. */
  takesFocus: boolean
}

/** The open demo: the product to try, and on phones a gate before it. */
export default function OpenDemo({ first, ...props }: OpenDemoProps) {
  const { scenario, texts } = props.content
  const demo = useDemo(scenario, first)
  const widths = useWidths()
  const [passed, setPassed] = useState(() => Object.keys(demo.progress).length > 0)
  if (passed || widths.includes('sm'))
    return (
      <div data-from={widths}>
        <Playground {...props} demo={demo} />
      </div>
    )
  const link = `${window.location.origin}${window.location.pathname}?flow=${flowParameter(demo.flow)}`
  return <Gate texts={texts} link={link} onPhone={() => startTransition(() => setPassed(true))} />
}
