import type { Content } from '@prismicio/client'
import styled from 'styled-components'
import { linkOf } from '../../content/cms/links'
import { plainText } from '../../content/cms/plainText'
import { ButtonRow } from '../../design/components/ButtonRow'
import { LinkButton } from '../../design/components/LinkButton'
import { Stack } from '../../design/components/Stack'
import { media } from '../../design/theme/tokens'
import { LeadForm } from '../../leads/forms/LeadForm'
import { leadFormElementId } from '../../leads/model/contract'
import type { SliceProps } from '../sliceProps'
import { SliceSection } from '../SliceSection'

/** The links stand at the end of the line of the title, so that the section is no higher than its words. */
const Actions = styled.div`
  ${media.md} {
    display: grid;
    place-content: center end;
    height: 100%;
  }
`

/** A call to action: links, or the work e-mail form. */
export default function CallToAction({ slice, index }: SliceProps<Content.CallToActionSlice>) {
  const { title, text, primary_link, secondary_link } = slice.primary
  if (!plainText(title)) return null
  const primary = linkOf(primary_link)
  const secondary = linkOf(secondary_link)
  const withForm = slice.variation === 'withForm'
  const links = (primary ?? secondary) && (
    <ButtonRow>
      <LinkButton link={primary} variant={withForm ? 'secondary' : 'primary'} />
      <LinkButton link={secondary} variant="secondary" />
    </ButtonRow>
  )
  return (
    <SliceSection tone="accent" title={title} lead={text} layout="beside">
      {withForm ? (
        <Stack>
          {/* The hero may show the same form: each needs its own id. */}
          <LeadForm form="work_email" id={`${leadFormElementId('work_email')}-${index}`} />
          {links}
        </Stack>
      ) : (
        <Actions>{links}</Actions>
      )}
    </SliceSection>
  )
}
