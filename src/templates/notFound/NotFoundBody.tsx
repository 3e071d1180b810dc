import type { Content } from '@prismicio/client'
import styled from 'styled-components'
import { linkOf } from '../../content/cms/links'
import { Heading } from '../../design/components/Heading'
import { PageHeader } from '../../design/components/PageHeader'
import { Section } from '../../design/components/Section'
import { Stack } from '../../design/components/Stack'
import { TextLink } from '../../design/components/TextLink'
import { Island } from '../../design/hydration/Island'
import { Split } from '../sections/Split'
import { PageSearch, type PageSearchTexts } from './PageSearch'

const Links = styled.ul`
  list-style: none;
  border-block-start: 1px solid var(--colour-line);

  & > li {
    padding-block: var(--space-16);
    border-block-end: 1px solid var(--colour-line);
  }

  & p {
    color: var(--colour-ink-muted);
  }
`

/** What a not-found page of any market shows. */
export type NotFoundContent = Pick<
  Content.NotFoundDocument['data'],
  | 'title'
  | 'lead'
  | 'search_label'
  | 'search_button'
  | 'search_results'
  | 'search_empty'
  | 'links_title'
  | 'links'
>

/** The texts of the search; undefined where the document has not all of them. */
function searchTextsOf(data: NotFoundContent): PageSearchTexts | undefined {
  const { search_label: label, search_button: button, search_results: results, search_empty: empty } = data
  return label && button && results && empty ? { label, button, results, empty } : undefined
}

/** Says that the page does not exist, and offers those that may have been meant, a search and the most visited pages. */
export function NotFoundBody({ data }: { data: NotFoundContent }) {
  const { links = [] } = data
  const search = searchTextsOf(data)
  const others = links.length > 0 && (
    <Stack>
      {data.links_title ? (
        <Heading level={2} size="subtitle">
          {data.links_title}
        </Heading>
      ) : null}
      <Links role="list">
        {links.map(({ link, text }, index) => (
          <li key={index}>
            <TextLink link={linkOf(link)} arrow />
            {text ? <p>{text}</p> : null}
          </li>
        ))}
      </Links>
    </Stack>
  )
  return (
    <>
      <PageHeader title={data.title ?? ''} lead={data.lead} />
      <Section>
        {/* Beside the room that is kept for what the search finds. */}
        <Split>
          {search && (
            <Island name="page-search" props={search}>
              <PageSearch {...search} />
            </Island>
          )}
          {others}
        </Split>
      </Section>
    </>
  )
}
