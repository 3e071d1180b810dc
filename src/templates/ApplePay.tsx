import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { Heading } from '../design/components/Heading'
import { NumberedSteps } from '../design/components/NumberedSteps'
import { PageHeader } from '../design/components/PageHeader'
import { Section } from '../design/components/Section'
import { sceneOf } from '../design/productScreens/ProductScene'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { FaqSection } from './sections/FaqSection'
import { HeaderLinks } from './sections/HeaderLinks'
import { ProseField } from './sections/ProseField'
import { Split } from './sections/Split'
import { TitledSection } from './sections/TitledSection'
import { DeviceSteps } from './wallet/DeviceSteps'

type ApplePay = Content.ApplePayDocument['data']

/** How to add a card to a mobile wallet: steps, requirements, questions. */
export function ApplePayView({ document: { data } }: ViewProps<ApplePay>) {
  const { requirements = [] } = data
  return (
    <>
      <PageHeader
        title={data.title ?? ''}
        lead={data.lead}
        media={sceneOf(data.scene)}
        actions={<HeaderLinks primary={data.app_link} secondary={data.secondary_link} surface="wallet" />}
      />
      <TitledSection title={data.steps_title} items={data.steps}>
        {(steps) => (
          <NumberedSteps items={steps.map(({ title, text }) => ({ title: title ?? '', text: text ?? '' }))} />
        )}
      </TitledSection>
      <TitledSection title={data.devices_title} lead={data.devices_lead} items={data.devices} tone="tint">
        {(devices) => (
          <DeviceSteps
            devices={devices.map(({ device, name, steps }) => ({
              device: device ?? '',
              name: name ?? '',
              steps: steps.flatMap((block) => ('text' in block ? [block.text] : [])),
            }))}
            yourDeviceLabel={data.your_device_label ?? ''}
            copyLabel={data.copy_label ?? ''}
            copiedLabel={data.copied_label ?? ''}
          />
        )}
      </TitledSection>
      {requirements.length > 0 && (
        <Section>
          <Split>
            {data.requirements_title ? <Heading level={2}>{data.requirements_title}</Heading> : null}
            <ProseField field={requirements} />
          </Split>
        </Section>
      )}
      <FaqSection title={data.faq_title} faq={data.faq} />
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function ApplePayPage({ data }: PageProps<DocumentQuery<ApplePay>, PageContext>) {
  return <ApplePayView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query ApplePay($id: String!, $locale: String!) {
    document: prismicApplePay(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
