import styled from 'styled-components'
import { exampleSite } from '../../src/content/site/exampleSite.fixture'
import { RelatedDataProvider } from '../../src/content/site/RelatedDataContext'
import { SiteProvider } from '../../src/content/site/SiteContext'
import type { Example } from '../../src/design/components/example'
import { exampleScenes } from '../../src/design/productScreens/exampleScenes.fixture'
import { media } from '../../src/design/theme/tokens'

/** A component with its examples. */
export type ExampleGroup = { name: string; examples: readonly Example[] }

const Page = styled.div`
  ${media.md} {
    display: grid;
    grid-template-columns: 15rem minmax(0, 1fr);
  }
`

const Navigation = styled.nav`
  padding: var(--space-24);
  border-block-end: 1px solid var(--colour-line);

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4) var(--space-16);
    margin-block-start: var(--space-12);
    list-style: none;
  }

  & a {
    display: inline-block;
    padding-block: var(--space-2);
  }

  ${media.md} {
    position: sticky;
    inset-block-start: 0;
    height: 100vh;
    overflow-y: auto;
    border-block-end: 0;
    border-inline-end: 1px solid var(--colour-line);

    & > ul {
      flex-direction: column;
    }
  }
`

const Main = styled.main`
  display: grid;
  gap: var(--space-60);
  grid-template-columns: minmax(0, 1fr);
  padding: var(--space-32) var(--gutter) var(--space-60);

  /* Room for the picture of a page header, which reaches into the margin that pages have there. */
  ${media.xl} {
    padding-inline-end: calc(var(--space-60) + var(--space-40));
  }
`

const Group = styled.section`
  display: grid;
  gap: var(--space-24);
  grid-template-columns: minmax(0, 1fr);
  scroll-margin-block-start: var(--space-24);
`

const Title = styled.h2`
  padding-block-end: var(--space-8);
  border-block-end: 1px solid var(--colour-line-strong);
`

const Caption = styled.p`
  padding-block-end: var(--space-12);
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
`

/** Every component in its states, on one page with a navigation. */
export function Workshop({ groups }: { groups: readonly ExampleGroup[] }) {
  return (
    <SiteProvider site={exampleSite}>
      <Page>
        <Navigation aria-label="Components">
          <h1>Components</h1>
          <ul role="list">
            {groups.map(({ name }) => (
              <li key={name}>
                <a href={`#${name}`}>{name}</a>
              </li>
            ))}
          </ul>
        </Navigation>
        <Main>
          {groups.map(({ name, examples }) => (
            <Group key={name} id={name} aria-labelledby={`${name}-title`}>
              <Title id={`${name}-title`}>{name}</Title>
              <RelatedDataProvider relatedData={{ scenes: exampleScenes }}>
                {examples.map(({ title, element }) => (
                  <div key={title} data-example={title}>
                    <Caption>{title}</Caption>
                    {element}
                  </div>
                ))}
              </RelatedDataProvider>
            </Group>
          ))}
        </Main>
      </Page>
    </SiteProvider>
  )
}
