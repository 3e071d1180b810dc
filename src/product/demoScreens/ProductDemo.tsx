import { Heading } from '../../design/components/Heading'
import { Lead } from '../../design/components/Lead'
import { Section } from '../../design/components/Section'
import { Stack } from '../../design/components/Stack'
import { Island } from '../../design/hydration/Island'
import { LiveDemo } from './LiveDemo'
import { demoSectionId, type DemoProps } from './pageFlow'

/**
 * The interactive demo of a page. In the HTML it is a list of its flows, each a link to where the page explains it; the
 * application opens the flows in place, and loads the product for that when it is asked to.
 */
export function ProductDemo(props: DemoProps) {
  if (props.flows.length === 0) return null
  return (
    <Section tone="tint" id={demoSectionId}>
      <Stack gap="l">
        <Stack gap="s">
          <Heading level={2}>{props.title}</Heading>
          {props.lead ? <Lead>{props.lead}</Lead> : null}
        </Stack>
        <Island name="product-demo" props={props}>
          <LiveDemo {...props} />
        </Island>
      </Stack>
    </Section>
  )
}
