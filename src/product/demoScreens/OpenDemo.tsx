import { startTransition, useState } from 'react'
import { flowParameter } from '../demo/flows'
import { Gate } from './Gate'
import type { OpenDemoProps } from './pageFlow'
import { Playground } from './Playground'
import { useDemo } from './useDemo'
import { useWidths } from './widths'

/** The open demo: the product to try, and on phones a gate before it. */
export default function OpenDemo({ first, ...props }: OpenDemoProps) {
  const { scenario, texts } = props.content
  const demo = useDemo(scenario, first)
  const widths = useWidths()
  // Once open, the product stays, also when the window gets narrow or a tablet is turned.
  const [passed, setPassed] = useState(() => Object.keys(demo.progress).length > 0 || widths.includes('sm'))
  if (passed || widths.includes('sm'))
    return (
      <div data-from={widths}>
        <Playground {...props} demo={demo} />
      </div>
    )
  const link = `${window.location.origin}${window.location.pathname}?flow=${flowParameter(demo.flow)}`
  return <Gate texts={texts} link={link} onPhone={() => startTransition(() => setPassed(true))} />
}
