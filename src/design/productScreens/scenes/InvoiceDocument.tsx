import type { CSSProperties } from 'react'
import styled from 'styled-components'
import type { SceneWords } from '../../../content/cms/sceneWords'
import { Avatar, Tick } from '../parts'

/** A sheet that is larger than the picture: what is beyond the edges is cut off. */
const Sheet = styled.div`
  position: absolute;
  inset: 1.6em auto -6em 3em;
  width: 27em;
  padding: 2.6em 2.8em;
  background: #fff;
  box-shadow: var(--shadow);
  transform: rotate(-2.5deg);
  transform-origin: 0 0;

  & .head {
    margin-bottom: 1.4em;
    padding-bottom: 1.2em;
    border-bottom: 0.3em solid var(--colour-night);
  }

  /* What was read from it. */
  & mark {
    padding: 0.1em 0.4em;
    border-radius: 0.3em;
    outline: 0.12em solid var(--colour-accent);
    background: var(--colour-accent-soft);
    color: inherit;
  }

  @container (max-width: 430px) {
    inset: 0.9em auto -6em 1em;
    padding: 1.2em 1.6em;

    & .head {
      margin-bottom: 0.5em;
      padding-bottom: 0.5em;
    }
  }
`

/** An invoice on paper, close up, with what was read from it beside it. */
export default function InvoiceDocument({ words }: { words: SceneWords['invoice_document'] }) {
  return (
    <>
      <Sheet className="dense">
        <div className="row head">
          <Avatar text={[...words.supplier][0] ?? ''} square />
          <b className="big">{words.supplier}</b>
        </div>
        <div className="row">
          <span>
            <small>{words.recipientLabel}</small>
            <b>{words.recipient}</b>
          </span>
        </div>
        <div className="row">
          <small>{words.number.label}</small>
          <mark>{words.number.value}</mark>
        </div>
        <div className="row">
          <small>{words.due.label}</small>
          <mark>{words.due.value}</mark>
        </div>
        {words.amounts.map(({ label, value }) => (
          <div key={label} className="row">
            <small>{label}</small>
            <span className="end">{value}</span>
          </div>
        ))}
        <div className="row">
          <b>{words.totalLabel}</b>
          <b className="end">
            <mark>{words.total}</mark>
          </b>
        </div>
      </Sheet>
      {/* Beside what was read; what is below on the sheet stays visible. */}
      <div className="focus box dense" style={{ '--top': '6em', '--bottom': 'auto' } as CSSProperties}>
        <div className="row">
          <Tick />
          <b>{words.read}</b>
        </div>
        <div className="row">
          <small>{words.number.label}</small>
          <b className="end">{words.number.value}</b>
        </div>
        <div className="row">
          <small>{words.due.label}</small>
          <b className="end">{words.due.value}</b>
        </div>
        <div className="row">
          <small>{words.totalLabel}</small>
          <b className="end">{words.total}</b>
        </div>
      </div>
    </>
  )
}
