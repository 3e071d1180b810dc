import type { SceneWords } from '../../../content/cms/sceneWords'
import { Avatar, Window } from '../parts'

/** The companies of a group, each with its balance in its own currency, and what there is of each currency. */
export default function Companies({ words }: { words: SceneWords['companies'] }) {
  return (
    <>
      <Window nav={words.nav} active="overview">
        <div className="row">
          <b className="big">{words.title}</b>
          <span className="end" style={{ flex: 'none' }}>
            <small>{words.allLabel}</small>
            {words.totals.map((total) => (
              <b key={total}>{total}</b>
            ))}
          </span>
        </div>
        {words.rows.map(({ name, place, currency, balance }) => (
          <div key={name} className="box dense" style={{ marginTop: '.5em', paddingBlock: '.35em' }}>
            <div className="row" style={{ flexWrap: 'wrap' }}>
              <Avatar text={[...place][0] ?? ''} square />
              <span style={{ flex: 'auto' }}>
                <b>{name}</b>
                <small>{`${place} · ${currency}`}</small>
              </span>
              <b className="end">{balance}</b>
            </div>
          </div>
        ))}
      </Window>
    </>
  )
}
