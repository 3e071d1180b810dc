import { useState } from 'react'
import { flowParameter } from '../demo/flows'
import { Gate } from './Gate'
import type { OpenDemoProps } from './pageFlow'
import { Playground } from './Playground'
import { useDemo } from './useDemo'
import { useWidths } from './widths'

/** The open demo: the product to try, and on phones below it the link for a larger screen. */
export default function OpenDemo({ first, ...props }: OpenDemoProps) {
  const { scenario, texts } = props.content
  const demo = useDemo(scenario, first)
  const widths = useWidths()
  const [openedOnPhone] = useState(() => !widths.includes('sm'))
  const link = `${window.location.origin}${window.location.pathname}?flow=${flowParameter(demo.flow)}`
  return (
    <div data-from={widths}>
      <Playground {...props} demo={demo} />
      {openedOnPhone && !widths.includes('sm') ? <Gate texts={texts} link={link} /> : null}
    </div>
  )
}
