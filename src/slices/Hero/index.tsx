import type { Content } from '@prismicio/client'
import { linkOf } from '../../content/cms/links'
import { plainText } from '../../content/cms/plainText'
import { ButtonRow } from '../../design/components/ButtonRow'
import { LinkButton } from '../../design/components/LinkButton'
import { PageHeader } from '../../design/components/PageHeader'
import { Picture } from '../../design/components/Picture'
import { RichText } from '../../design/components/RichText'
import { sceneOf } from '../../design/productScreens/ProductScene'
import { LeadForm } from '../../leads/forms/LeadForm'
import { pictureOf } from '../fields'
import { PriceLine } from '../PriceLine'
import type { SliceProps } from '../sliceProps'

/**
 * The top of a page: title (its h1), lead, up to two links or a work e-mail form, and a scene of the product or
 * an image.
 */
export default function Hero({ slice: { variation, primary }, index }: SliceProps<Content.HeroSlice>) {
  const { eyebrow, lead, form, scene } = primary
  const title = plainText(primary.title)
  if (!title) return null
  const first = linkOf(primary.primary_link)
  const second = linkOf(primary.secondary_link)
  const picture = pictureOf(primary.image)
  const withForm = form === 'work_email'
  const align = variation === 'centered' ? 'centered' : 'split'
  const links = (first ?? second) && (
    <>
      <LinkButton link={first} variant={withForm ? 'secondary' : 'primary'} />
      <LinkButton link={second} variant="secondary" />
    </>
  )
  return (
    <PageHeader
      eyebrow={eyebrow ?? undefined}
      title={title}
      lead={lead?.length ? <RichText field={lead} /> : undefined}
      actions={withForm ? undefined : links}
      media={
        picture ? (
          <Picture {...picture} sizes="(min-width: 992px) 600px, 100vw" eager={index === 0} />
        ) : (
          sceneOf(scene)
        )
      }
      align={align}
      note={<PriceLine />}
    >
      {withForm && (
        <>
          <LeadForm form="work_email" />
          {links && <ButtonRow centered={align === 'centered'}>{links}</ButtonRow>}
        </>
      )}
    </PageHeader>
  )
}
