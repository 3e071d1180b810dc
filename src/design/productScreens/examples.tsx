import type { ReactNode } from 'react'
import { sceneNames } from '../../content/cms/sceneNames'
import type { RelatedSceneWords } from '../../content/cms/sceneWords'
import { RelatedDataProvider } from '../../content/site/RelatedDataContext'
import { danishScenes, exampleScenes } from './exampleScenes.fixture'
import { Avatar, Bar, CardFace, Tick } from './parts'
import { ProductScene } from './ProductScene'
import Approval from './scenes/Approval'
import CardIssue from './scenes/CardIssue'
import InvoiceInbox from './scenes/InvoiceInbox'
import { Stage } from './Stage'
import { Switch } from './Switch'

const { approval, card_issue, invoice_inbox } = exampleScenes

const Columns = ({ scenes, children }: { scenes: RelatedSceneWords; children: ReactNode }) => (
  <RelatedDataProvider relatedData={{ scenes }}>
    <div
      style={{
        display: 'grid',
        gap: '1.5rem',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 30rem), 1fr))',
      }}
    >
      {children}
    </div>
  </RelatedDataProvider>
)

const everyScene = sceneNames.map((name) => <ProductScene key={name} name={name} />)

/** The scenes and their parts, for the workshop. */
export const examples = [
  { title: 'Every scene', element: <Columns scenes={exampleScenes}>{everyScene}</Columns> },
  {
    title: 'Every scene with longer amounts',
    element: <Columns scenes={danishScenes}>{everyScene}</Columns>,
  },
  {
    title: 'In 280 px, the width of a small phone',
    element: (
      <Columns scenes={exampleScenes}>
        {sceneNames.map((name) => (
          <div key={name} style={{ width: '280px' }}>
            <ProductScene name={name} />
          </div>
        ))}
      </Columns>
    ),
  },
  {
    title: 'On the dark tones',
    element: (
      <Columns scenes={exampleScenes}>
        {(['dark', 'accent'] as const).map((tone) => (
          <div key={tone} data-tone={tone} style={{ padding: '2rem', background: 'var(--colour-paper)' }}>
            <ProductScene name="expense_list" />
          </div>
        ))}
      </Columns>
    ),
  },
  {
    title: 'After a step: approved, issued, typed',
    element: (
      <Columns scenes={exampleScenes}>
        {approval ? (
          <Stage name="approval" alternative="An approved request">
            <Approval words={approval} approved />
          </Stage>
        ) : null}
        {card_issue ? (
          <Stage name="card_issue" alternative="An issued card">
            <CardIssue words={card_issue} purpose="Trade fair" limit="£800" issued />
          </Stage>
        ) : null}
        {invoice_inbox ? (
          <Stage name="invoice_inbox" alternative="An approved invoice">
            <InvoiceInbox words={invoice_inbox} approved />
          </Stage>
        ) : null}
      </Columns>
    ),
  },
  {
    title: 'Parts',
    element: (
      <div style={{ maxWidth: '30rem' }}>
        <Stage name="card_issue" alternative="Parts of the scenes">
          <div style={{ display: 'grid', gap: '1em', padding: '2em' }}>
            <div className="row">
              <Avatar text="AC" />
              <Avatar text="G" square />
              <Tick />
              <Tick off />
              <Switch on />
              <Switch on={false} />
              <em>Approved</em>
              <em className="wait">To approve</em>
              <em className="late">No receipt</em>
            </div>
            <Bar percent={60} />
            <Bar percent={95} full />
            <CardFace card={{ company: 'Alder & Finch Ltd', holder: 'Amelia Clarke', end: '4821' }} />
          </div>
        </Stage>
      </div>
    ),
  },
]
