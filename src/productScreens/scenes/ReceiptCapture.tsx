import styled from 'styled-components'
import type { SceneWords } from '../../cms/sceneWords'
import { Phone, Tick } from '../parts'

const Paper = styled.div`
  margin: 0.6em 0.6em 0;
  padding: 1.2em 1.3em;
  box-shadow: var(--shadow);
  background: var(--colour-paper);
  font-size: 0.92em;

  & > * {
    display: flex;
    justify-content: space-between;
    padding: 0.35em 0;
  }

  & > b:first-child {
    justify-content: center;
    font-size: 1.2em;
  }

  & > :nth-child(2) {
    justify-content: center;
    padding-bottom: 1em;
  }

  & > :last-child {
    margin-top: 0.5em;
    border-top: 2px dashed var(--colour-line);
    font-size: 1.15em;
  }
`

const Corners = styled.div`
  padding: 0.2em 0.2em 0.8em;
  border: 0.25em solid var(--colour-coral);
  border-radius: 1.2em;
  margin-top: 0.8em;
`

/** A photographed receipt, read, and matched with its card payment. */
export default function ReceiptCapture({ words }: { words: SceneWords['receipt_capture'] }) {
  return (
    <>
      <Phone left>
        <b>{words.title}</b>
        <Corners>
          <Paper>
            <b>{words.shop}</b>
            <small>{words.day}</small>
            {words.lines.map(({ text, amount }) => (
              <span key={text}>
                {text} <span>{amount}</span>
              </span>
            ))}
            <small>
              {words.vatLabel} <span>{words.vat}</span>
            </small>
            <b>
              {words.totalLabel} <span>{words.total}</span>
            </b>
          </Paper>
        </Corners>
      </Phone>
      <div className="focus box">
        <div className="row">
          <Tick />
          <b>{words.matched}</b>
        </div>
        <div className="row">
          <span>
            <b>{words.shop}</b>
            <small>•• {words.end}</small>
          </span>
          <b>{words.total}</b>
        </div>
        <div className="row">
          <small>{words.categoryLabel}</small>
          <em className="end">{words.category}</em>
        </div>
      </div>
    </>
  )
}
