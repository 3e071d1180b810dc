import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { Card } from '../design/components/Card'
import { FeatureList } from '../design/components/FeatureList'
import { Grid } from '../design/components/Grid'
import { Heading } from '../design/components/Heading'
import { PageHeader } from '../design/components/PageHeader'
import { portraitOf } from '../design/components/Portrait'
import { Stack } from '../design/components/Stack'
import { sceneOf } from '../design/productScreens/ProductScene'
import { media } from '../design/theme/tokens'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { ProseField } from './sections/ProseField'
import { TitledSection } from './sections/TitledSection'

type About = Content.AboutDocument['data']

const Milestones = styled.ol`
  list-style: none;
  border-block-start: 1px solid var(--colour-line);

  & > li {
    display: grid;
    gap: var(--space-4) var(--space-32);
    padding-block: var(--space-20);
    border-block-end: 1px solid var(--colour-line);
  }

  ${media.sm} {
    & > li {
      grid-template-columns: 6rem minmax(0, 1fr);
    }
  }
`

const Year = styled.p`
  color: var(--colour-label);
  font-size: var(--font-size-20);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

/** Two beside each other on a phone, all in a row on a desktop. */
const Team = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-32) var(--space-20);
  list-style: none;

  & > li {
    display: grid;
    gap: var(--space-4);
    align-content: start;
    justify-items: center;
    text-align: center;
  }

  & svg {
    margin-block-end: var(--space-8);
  }

  & p {
    color: var(--colour-ink-muted);
  }

  ${media.sm} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.lg} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`

type Office = About['offices'][number]

const OfficeText = ({ city, country, address }: Office) => (
  <>
    <Heading level={3} size="small">
      {[city, country].filter(Boolean).join(', ')}
    </Heading>
    <p>{address}</p>
  </>
)

/** Who is behind the product: story, team, values, milestones and offices. */
export function AboutView({ document: { data } }: ViewProps<About>) {
  return (
    <>
      <PageHeader title={data.title ?? ''} lead={data.lead} media={sceneOf(data.scene)} />
      <TitledSection title={data.story_title} items={data.story} width="text">
        {(story) => <ProseField field={story} />}
      </TitledSection>
      <TitledSection title={data.team_title} lead={data.team_lead} items={data.team}>
        {(team) => (
          <Team role="list">
            {team.map(({ name, role, portrait }, index) => (
              <li key={index}>
                {portraitOf(portrait)}
                <Heading level={3} size="small">
                  {name}
                </Heading>
                <p>{role}</p>
              </li>
            ))}
          </Team>
        )}
      </TitledSection>
      <TitledSection title={data.values_title} items={data.values} tone="tint">
        {(values) => (
          <FeatureList
            columns={values.length % 4 === 0 ? 4 : 3}
            items={values.map(({ title, text }) => ({ title: title ?? '', text: text ?? '' }))}
          />
        )}
      </TitledSection>
      <TitledSection title={data.milestones_title} items={data.milestones} width="text">
        {(milestones) => (
          <Milestones role="list">
            {milestones.map(({ year, title, text }, index) => (
              <li key={index}>
                <Year>{year}</Year>
                <div>
                  <Heading level={3} size="small">
                    {title}
                  </Heading>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </Milestones>
        )}
      </TitledSection>
      {/* One office alone is beside its title. */}
      <TitledSection
        title={data.offices_title}
        items={data.offices}
        tone="tint"
        width={data.offices?.length === 1 ? 'text' : 'wide'}
      >
        {(offices) =>
          offices.length === 1 ? (
            offices.map((office) => (
              <Stack key={office.city} gap="s">
                <OfficeText {...office} />
              </Stack>
            ))
          ) : (
            <Grid as="ul">
              {offices.map((office, index) => (
                <Card key={index} as="li">
                  <OfficeText {...office} />
                </Card>
              ))}
            </Grid>
          )
        }
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function AboutPage({ data }: PageProps<DocumentQuery<About>, PageContext>) {
  return <AboutView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query About($id: String!, $locale: String!) {
    document: prismicAbout(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
