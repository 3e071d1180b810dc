import type { Content } from '@prismicio/client'
import styled from 'styled-components'
import { linkOf } from '../../cms/links'
import { plainText } from '../../cms/plainText'
import { ButtonRow } from '../../components/ButtonRow'
import { LinkButton } from '../../components/LinkButton'
import { Stack } from '../../components/Stack'
import { LeadForm } from '../../forms/LeadForm'
import { leadFormElementId } from '../../leads/contract'
import { media } from '../../theme/tokens'
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
          {/* The hero may show the same form: each needs an id of its own. */}
          <LeadForm form="work_email" id={`${leadFormElementId('work_email')}-${index}`} />
          {links}
        </Stack>
      ) : (
        <Actions>{links}</Actions>
      )}
    </SliceSection>
  )
}
