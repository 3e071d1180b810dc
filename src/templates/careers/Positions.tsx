import type { Content } from '@prismicio/client'
import styled from 'styled-components'
import type { PageSummary } from '../../content/cms/pageQuery'
import { useLocale } from '../../content/site/SiteContext'
import { formatDay } from '../../core/i18n/formatDay'
import { colonOf } from '../../core/i18n/labelled'
import { Heading } from '../../design/components/Heading'
import { Link } from '../../design/components/Link'
import { media } from '../../design/theme/tokens'

type Labels = Pick<Content.JobListingDocument['data'], 'location_label' | 'updated_label'>

type PositionsProps = {
  jobs: readonly PageSummary[]
  labels: Labels
  /** Attributes of the entry of a job. */
  attributesOf?: (job: PageSummary) => object
}

const Root = styled.ul`
  list-style: none;
  border-block-start: 1px solid var(--colour-line);

  & > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4) var(--space-24);
    align-items: baseline;
    padding-block: var(--space-20);
    border-block-end: 1px solid var(--colour-line);

    /* On narrow screens the details share a line under the title. */
    & > :first-child {
      flex-basis: 100%;
    }

    ${media.md} {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr);
    }
  }

  & p {
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
  }

  & time {
    white-space: nowrap;
  }

  /* The whole row can be pressed; the link is its title. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & > li:hover {
    background: linear-gradient(90deg, var(--colour-accent-soft), transparent);
  }
`

/** A text of a summary; empty when it has none of that name. */
export const summaryText = (value: PageSummary[string]): string => (typeof value === 'string' ? value : '')

/** Open positions in a list: title, place, kind of employment and the day of the last change. */
export function Positions({ jobs, labels, attributesOf = () => ({}) }: PositionsProps) {
  const { htmlLang } = useLocale()
  return (
    <Root role="list">
      {jobs.map((job) => {
        const updated = summaryText(job['updated_at'])
        return (
          <li key={job.documentId} {...attributesOf(job)}>
            <Heading level={3} size="small">
              <Link to={job.path}>{summaryText(job['title'])}</Link>
            </Heading>
            <p>
              <span className="visually-hidden">{`${labels.location_label}${colonOf(htmlLang)} `}</span>
              {summaryText(job['location'])}
            </p>
            <p>{summaryText(job['employment'])}</p>
            {updated ? (
              <p>
                {`${labels.updated_label}${colonOf(htmlLang)} `}
                <time dateTime={updated}>{formatDay(updated, htmlLang)}</time>
              </p>
            ) : null}
          </li>
        )
      })}
    </Root>
  )
}
