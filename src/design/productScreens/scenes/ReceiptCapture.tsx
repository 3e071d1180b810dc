import styled from 'styled-components'
import type { SceneWords } from '../../../content/cms/sceneWords'
import { at, Phone, Tick } from '../parts'

/** A printed receipt in the finder of the camera. */
const Paper = styled.div`
  margin: 2em 0.8em 0;
  padding: 1em 1.2em;
  outline: 0.25em solid var(--colour-coral);
  outline-offset: 0.8em;
  background: var(--colour-paper);
  box-shadow: var(--shadow);
`

/** A photographed receipt, read, and matched with its card payment. */
export default function ReceiptCapture({ words }: { words: SceneWords['receipt_capture'] }) {
  return (
    <>
      <Phone left>
        <b>{words.title}</b>
        <Paper className="dense">
          <div className="row">
            <b>{words.shop}</b>
            <small className="end">{words.day}</small>
          </div>
          {words.lines.map(({ text, amount }) => (
            <div key={text} className="row">
              <small>{text}</small>
              <small className="end">{amount}</small>
            </div>
          ))}
          <div className="row" style={at(1)}>
            <b>{words.totalLabel}</b>
            <b className="end">{words.total}</b>
          </div>
          {words.includedTax && (
            <div className="row" style={at(2)}>
              <small>{words.includedTax.text}</small>
              <small className="end">{words.includedTax.amount}</small>
            </div>
          )}
        </Paper>
      </Phone>
      <div className="focus box" style={at(3)}>
        <div className="row" style={at(4)}>
          <Tick />
          <b>{words.matched}</b>
        </div>
        <div className="row">
          <span>
            <b>{words.shop}</b>
            <small>{`•• ${words.end}`}</small>
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
